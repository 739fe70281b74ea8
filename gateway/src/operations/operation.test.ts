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
])('reports %s with the right problem', (_, text, problem) => {
  expect(problemsOf(z.object({ text: z.string().min(1).max(10) }), { text })).toEqual({ text: problem });
});

it.each([0, 101, 1.5, '1'])('reports the page %p as invalid, neither missing nor too long', (page) => {
  expect(problemsOf(z.object({ page: z.int().min(1).max(100) }), { page })).toEqual({ page: 'invalid' });
});

it.each([
  ['a text', z.object({ text: z.string() }), { text: 'a\ud800' }, 'text'],
  [
    'a text within',
    z.object({ target: z.object({ id: z.string() }) }),
    { target: { id: '\udfff' } },
    'target.id',
  ],
  ['a list', z.object({ ids: z.array(z.string()) }), { ids: ['a', '\ud83d'] }, 'ids.1'],
])('refuses a lone surrogate in %s, which the codec would replace', (_, schema, input, field) => {
  expect(problemsOf(schema, input)).toEqual({ [field]: 'invalid' });
});

it('accepts emoji, and bytes that are not text', () => {
  const schema = z.object({ text: z.string(), photo: z.instanceof(Uint8Array) });
  expect(problemsOf(schema, { text: '👩‍👩‍👧', photo: new Uint8Array([0xd8, 0]) })).toBeUndefined();
});
