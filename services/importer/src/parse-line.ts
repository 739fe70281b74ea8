import type { z } from 'zod';
import type { Problem } from './problems.js';
import type { TextLine } from './read-lines.js';
import { lineSchemas, type Kind, type LineOf } from './schema.js';

export type Line = { [K in Kind]: LineOf<K> }[Kind];

export type Parsed = { readonly line: Line } | { readonly problems: readonly Problem[] };

const kinds = Object.keys(lineSchemas).join(', ');

/** Parses one line by the schema, or returns all its problems. */
export const parseLine = ({ number, text }: TextLine): Parsed => {
  const refuse = (field: string, expected: string): Parsed => ({
    problems: [{ line: number, field, expected }],
  });
  if (text.includes('\uFFFD')) return refuse('', 'expected UTF-8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('', 'expected one JSON object');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse('', 'expected one JSON object');
  const { kind } = value as { kind?: unknown };
  if (!isKind(kind)) return refuse('kind', `expected one of ${kinds}`);
  const schema: z.ZodType<Line> = lineSchemas[kind];
  const result = schema.safeParse(value);
  if (result.success) return { line: result.data };
  return {
    problems: result.error.issues.map((issue) => ({
      line: number,
      field: issue.path.join('.'),
      expected: issue.code === 'unrecognized_keys' ? unknownFields(issue.keys) : expectation(issue.message),
    })),
  };
};

const isKind = (kind: unknown): kind is Kind => typeof kind === 'string' && Object.hasOwn(lineSchemas, kind);

const unknownFields = (keys: readonly string[]): string => `no such field: ${keys.join(', ')}`;

/** `Invalid input: expected string, received number` → `expected string, received number` */
const expectation = (message: string): string => {
  const found = /^(?:Invalid \w+|Too \w+): (expected .*)$/s.exec(message);
  return found?.[1] ?? `expected ${message}`;
};
