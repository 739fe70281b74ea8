import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { ConfigError, envRule, json, readEnv, refuse } from '../../src/process/config.js';

const schema = z.object({
  PORT: z.coerce.number().int().min(0).default(3000),
  DATABASE_URL: z.url(),
  SIGNING_KEY: z.string().min(20),
  MODE: z.enum(['embedded', 'distributed']).default('embedded'),
});

test('reads the named variables with defaults, and no others', () => {
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

test('lists all faults together, without values', () => {
  const read = () => readEnv(schema, { PORT: '-1', SIGNING_KEY: 'hunter2', MODE: 'other' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/PORT: [\s\S]*DATABASE_URL is missing[\s\S]*SIGNING_KEY: [\s\S]*MODE: /);
  expect(read).not.toThrow(/hunter2/);
});

test('a single fault is the whole message', () => {
  expect(() => readEnv(schema, { SIGNING_KEY: 'x'.repeat(20) })).toThrow(/^DATABASE_URL is missing$/);
});

describe('rules', () => {
  const pair = envRule(schema.pick({ MODE: true, PORT: true }), ({ MODE, PORT }) =>
    refuse([
      MODE === 'distributed' && PORT === 0 && 'MODE distributed needs a PORT',
      PORT === 0 && 'PORT: 0 is none',
      PORT > 9 && undefined,
    ]),
  );
  const read = (env: Record<string, string>) => () =>
    readEnv(schema, { SIGNING_KEY: 'x'.repeat(20), ...env }, [pair]);
  const DATABASE_URL = 'postgres://localhost/a';

  test('are reported with all other faults, one per line', () => {
    expect(read({ MODE: 'distributed', PORT: '0' })).toThrow(
      new ConfigError(['DATABASE_URL is missing', 'MODE distributed needs a PORT', 'PORT: 0 is none']),
    );
    expect(read({ DATABASE_URL, PORT: '0' })).toThrow(/^PORT: 0 is none$/);
    expect(read({ DATABASE_URL, MODE: 'distributed' })()).toMatchObject({ PORT: 3000 });
  });

  test('are skipped for variables that are invalid by themselves', () => {
    expect(read({ DATABASE_URL, MODE: 'other', PORT: '0' })).toThrow(/^MODE: [^\n]+$/);
  });

  test('do not hide other faults of the same variables', () => {
    const broken = () => {
      throw new TypeError('a mistake');
    };
    expect(() => readEnv(schema, { SIGNING_KEY: 'x'.repeat(20), DATABASE_URL }, [broken])).toThrow(TypeError);
  });
});

test('a JSON variable is a fault if it is not JSON, and if the JSON does not fit', () => {
  const read = (LIMITS: string) =>
    readEnv(z.object({ LIMITS: json(z.array(z.int())).default([]) }), { LIMITS });
  expect(read('')).toEqual({ LIMITS: [] });
  expect(read('[1]')).toEqual({ LIMITS: [1] });
  expect(() => read('[1')).toThrow(/^LIMITS: is not JSON$/);
  expect(() => read('[1,"a"]')).toThrow(/^LIMITS\.1: [^\n]+$/);
});
