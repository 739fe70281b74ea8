import { describe, expect, test } from '@jest/globals';
import { sentinelsOf } from '../../src/redis/sentinels.js';

describe('an address of sentinels', () => {
  test('contains their addresses, the master name, user and password', () => {
    expect(sentinelsOf('rediss+sentinel://seyir:p%40ss@a.example:1,b,[::1]:3/ma%20in/2')).toEqual({
      nodes: [
        { host: 'a.example', port: 1 },
        { host: 'b', port: 26_379 },
        { host: '::1', port: 3 },
      ],
      name: 'ma in',
      tls: true,
      username: 'seyir',
      password: 'p@ss',
      database: 2,
    });
  });

  test('may omit user, password, ports and database', () => {
    expect(sentinelsOf('redis+sentinel://a/main')).toEqual({
      nodes: [{ host: 'a', port: 26_379 }],
      name: 'main',
      tls: false,
      database: 0,
    });
    expect(sentinelsOf('redis+sentinel://:secret@a/main')).toMatchObject({ password: 'secret' });
  });

  test('is undefined for an address of Redis itself', () => {
    expect(sentinelsOf('rediss://user:secret@host:6380/1')).toBeUndefined();
  });

  test.each([
    'redis+sentinel://:geheim@a',
    'redis+sentinel://:geheim@a,/main',
    'redis+sentinel://:geheim@a:x/main',
  ])('%s is refused without repeating the password', (url) => {
    expect(() => sentinelsOf(url)).toThrow('REDIS_URL of sentinels is');
    expect(() => sentinelsOf(url)).not.toThrow('geheim');
  });
});
