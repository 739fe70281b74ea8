import { describe, expect, test } from '@jest/globals';
import { readEnv } from '../../src/process/config.js';
import { redisEnv, redisFrom } from '../../src/service/environment.js';

const urlOf = (REDIS_URL: string) => readEnv(redisEnv, { REDIS_URL }).REDIS_URL;

describe('REDIS_URL', () => {
  test.each([
    'redis://redis',
    'redis://redis:6379',
    'redis://redis:6379/',
    'rediss://seyir:p%23a%2Fss@redis.example:6380/2',
    'redis://:geheim@[::1]:6379/0',
    'redis+sentinel://a/main',
    'rediss+sentinel://seyir:geheim@a.example:26379,b/main/1',
  ])('accepts %s', (url) => {
    expect(urlOf(url)).toBe(url);
  });

  test.each([
    'redis:6379',
    'localhost:6379',
    'http://redis:6379',
    'redis://',
    'redis:///0',
    'redis://redis:port',
    'redis://redis:99999',
    'redis://redis:6379/geheim',
    'redis://redis:6379/0?password=geheim',
    // Without escaping, the first three characters would be read as a port.
    'redis://redis:123#geheim@redis:6379',
    'redis://:%zzgeheim@redis:6379',
    'redis+sentinel://:geheim@a:99999/main',
    'redis+sentinel://:geheim@a',
    'redis+sentinel://:%zzgeheim@a/main',
  ])('refuses %s with one line that names the variable and repeats nothing of it', (url) => {
    const fault = expect.objectContaining({
      name: 'ConfigError',
      message: expect.stringMatching(/^REDIS_URL: expected redis:\/\/user:password@host:port\/database, .*$/),
    });
    expect(() => urlOf(url)).toThrow(fault);
    expect(() => urlOf(url)).not.toThrow('geheim');
  });

  test('REDIS_CA without rediss:// is reported, because the driver would ignore the authority', () => {
    const env = { REDIS_URL: 'redis://:geheim@redis:6379', REDIS_CA: 'PEM' };
    const said = 'REDIS_CA is set, but REDIS_URL is not rediss://…: the connection would not be encrypted';
    expect(() => redisFrom(env)).toThrow(said);
    expect(redisFrom({ ...env, REDIS_URL: 'rediss://redis' })).toEqual({ url: 'rediss://redis', ca: 'PEM' });
  });
});
