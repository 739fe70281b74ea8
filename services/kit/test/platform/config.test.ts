import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { ConfigError, readEnv } from '../../src/platform/config.js';

const schema = z.object({
  PORT: z.coerce.number().int().min(0).default(3000),
  DATABASE_URL: z.url(),
  SIGNING_KEY: z.string().min(20),
  MODE: z.enum(['embedded', 'distributed']).default('embedded'),
});

test('reads what it names, with defaults, and nothing else', () => {
  const env = {
    DATABASE_URL: 'postgres://localhost/a',
    SIGNING_KEY: 'x'.repeat(20),
    PORT: '80',
    MODE: '',
    HOME: '/',
  };
  expect(readEnv(schema, env)).toEqual({
    PORT: 80,
    DATABASE_URL: 'postgres://localhost/a',
    SIGNING_KEY: 'x'.repeat(20),
    MODE: 'embedded',
  });
});

test('lists all faults together, without the values', () => {
  const read = () => readEnv(schema, { PORT: '-1', SIGNING_KEY: 'hunter2', MODE: 'other' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/PORT: [\s\S]*DATABASE_URL is missing[\s\S]*SIGNING_KEY: [\s\S]*MODE: /);
  expect(read).not.toThrow(/hunter2/);
});

test('a fault that is alone is the whole message', () => {
  expect(() => readEnv(schema, { SIGNING_KEY: 'x'.repeat(20) })).toThrow(/^DATABASE_URL is missing$/);
});
