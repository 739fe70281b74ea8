import { expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
import { z } from 'zod';
import { readInput } from './operation.js';

const problemsOf = (schema: z.ZodType, input: unknown) => {
  try {
    readInput(schema, input);
    return undefined;
  } catch (error) {
    return error instanceof DomainError ? error.details.fields : error;
  }
};

it.each([
  ['a missing text', undefined, 'required'],
  ['an empty text', '', 'required'],
  ['a text that is too long', 'a'.repeat(11), 'too_long'],
  ['a number in its place', 7, 'invalid'],
])('calls %s by its name', (_, text, problem) => {
  expect(problemsOf(z.object({ text: z.string().min(1).max(10) }), { text })).toEqual({ text: problem });
});

it.each([0, 101, 1.5, '1'])('calls the page %p not valid, neither missing nor too long', (page) => {
  expect(problemsOf(z.object({ page: z.int().min(1).max(100) }), { page })).toEqual({ page: 'invalid' });
});
