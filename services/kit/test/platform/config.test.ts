import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { ConfigError, envRule, json, readEnv, refuse } from '../../src/platform/config.js';

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

  test('are told with all else, each fault in a line', () => {
    expect(read({ MODE: 'distributed', PORT: '0' })).toThrow(
      new ConfigError(['DATABASE_URL is missing', 'MODE distributed needs a PORT', 'PORT: 0 is none']),
    );
    expect(read({ DATABASE_URL, PORT: '0' })).toThrow(/^PORT: 0 is none$/);
    expect(read({ DATABASE_URL, MODE: 'distributed' })()).toMatchObject({ PORT: 3000 });
  });

  test('are silent on what does not fit by itself', () => {
    expect(read({ DATABASE_URL, MODE: 'other', PORT: '0' })).toThrow(/^MODE: [^\n]+$/);
  });

  test('do not hide what else is wrong with them', () => {
    const broken = () => {
      throw new TypeError('a mistake');
    };
    expect(() => readEnv(schema, { SIGNING_KEY: 'x'.repeat(20), DATABASE_URL }, [broken])).toThrow(TypeError);
  });
});

test('JSON is a fault of its variable when it is none, and when it says something else', () => {
  const read = (LIMITS: string) =>
    readEnv(z.object({ LIMITS: json(z.array(z.int())).default([]) }), { LIMITS });
  expect(read('')).toEqual({ LIMITS: [] });
  expect(read('[1]')).toEqual({ LIMITS: [1] });
  expect(() => read('[1')).toThrow(/^LIMITS: is not JSON$/);
  expect(() => read('[1,"a"]')).toThrow(/^LIMITS\.1: [^\n]+$/);
});
