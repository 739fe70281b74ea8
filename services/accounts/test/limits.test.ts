import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { DomainError, type KeyValue } from '@seyir/kit';
import { aMember, startAccounts, type Running } from './fixtures.js';

const MINUTE = 60_000;

/** A store that does not answer, like Redis while it is down. */
const gone: KeyValue = new Proxy({} as KeyValue, {
  get: () => () => Promise.reject(new DomainError('TRY_AGAIN', { reason: 'gone' })),
});

let running: Running;
const open = async (config = {}, over = {}) => {
  running = await startAccounts(config, over);
  await running.importer.importMembers({ members: [aMember(1), aMember(2)] });
};

/** The error code of a try, and the reported waiting time. */
const attempt = (login: string, address: string, password = 'yanlış parola') =>
  running.visitor.signIn({ login, address, password }).then(
    () => ({ code: 'OK', wait: 0 }),
    (error: DomainError) => ({ code: error.code, wait: error.details.retryAfterMs ?? 0 }),
  );

const right = (address: string) => attempt('uye.1', address, 'uzun-parola-1');

describe.each([
  ['with the shared store', {}],
  ['without it, in this process alone', { keyValue: gone }],
])('%s', (_, over) => {
  beforeAll(() => open({}, over));
  afterAll(() => running.close());

  it('an address may fail six times a minute, over any accounts', async () => {
    for (let n = 0; n < 6; n++)
      expect(await attempt(`kimse${n}`, '198.51.100.7')).toEqual({ code: 'INVALID_CREDENTIALS', wait: 0 });
    const refused = await attempt('kimse', '198.51.100.7');
    expect(refused.code).toBe('SLOW_DOWN');
    expect(refused.wait).toBeGreaterThan(50_000);
    expect(refused.wait).toBeLessThanOrEqual(MINUTE);
    expect((await right('198.51.100.7')).code).toBe('SLOW_DOWN');
    expect((await right('198.51.100.8')).code).toBe('OK');
    running.bench.clock.advance(MINUTE + 1);
    expect((await right('198.51.100.7')).code).toBe('OK');
  });

  it('an address of IPv6 counts by /64', async () => {
    for (let n = 0; n < 6; n++) await attempt(`kimse${n}`, `2001:db8:1:2::${n}`);
    expect((await right('2001:db8:1:2:ffff::1')).code).toBe('SLOW_DOWN');
    expect((await right('2001:db8:1:3::1')).code).toBe('OK');
  });

  it.each(['uye.1', 'kimse'])(
    'the account %s waits longer with each failure, and never for good',
    async (login) => {
      const { clock } = running.bench;
      for (let n = 0; n < 9; n++) {
        expect((await attempt(login, `203.0.113.${n}`)).code).toBe('INVALID_CREDENTIALS');
        if (n < 3) continue;
        const resting = await attempt(login, '203.0.113.99', 'uzun-parola-1');
        expect(resting.code).toBe('SLOW_DOWN');
        // One second, then twice as long each time. The calls themselves take some of it on a busy machine.
        const whole = 1_000 * 2 ** (n - 3);
        expect(resting.wait).toBeGreaterThan(whole * 0.5);
        expect(resting.wait).toBeLessThan(whole * 1.2);
        // The reported time is enough, to the millisecond.
        clock.advance(resting.wait);
      }
      // From the tenth failure on, at most ten tries an hour: each pause lasts six minutes, and then the right password succeeds.
      for (let n = 10; n < 14; n++) {
        expect((await attempt(login, `203.0.113.${n}`)).code).toBe('INVALID_CREDENTIALS');
        const resting = await attempt(login, '203.0.113.99', 'uzun-parola-1');
        expect([resting.code, Math.round(resting.wait / MINUTE)]).toEqual(['SLOW_DOWN', 6]);
        clock.advance(resting.wait);
      }
      expect((await right('203.0.113.11')).code).toBe('OK');
    },
  );

  it('strangers elsewhere cannot lock an owner out of an address that the owner has signed in from', async () => {
    expect((await right('192.0.2.90')).code).toBe('OK');
    for (let n = 0; n < 6; n++) {
      await attempt('uye.1', `192.0.2.${91 + n}`);
      const { wait } = await attempt('uye.1', '192.0.2.99');
      if (n < 5) running.bench.clock.advance(wait + 1);
    }
    expect((await right('192.0.2.99')).code).toBe('SLOW_DOWN');
    expect((await right('192.0.2.90')).code).toBe('OK');
    running.bench.clock.advance(10 * MINUTE);
    expect((await right('192.0.2.99')).code).toBe('OK');
  });

  it('of many concurrent tries on a paused account one passes', async () => {
    for (let n = 0; n < 4; n++) await attempt('uye.2', `198.51.100.${20 + n}`);
    running.bench.clock.advance(1_001);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_unused, n) => attempt('uye.2', `198.51.100.${30 + n}`)),
    );
    expect(answers.filter(({ code }) => code === 'INVALID_CREDENTIALS')).toHaveLength(1);
  });

  it('an address may fail thirty times an hour', async () => {
    const { clock } = running.bench;
    for (let n = 0; n < 30; n++) {
      if (n % 6 === 0) clock.advance(MINUTE + 1);
      expect((await attempt(`kimse${n}`, '192.0.2.60')).code).toBe('INVALID_CREDENTIALS');
    }
    clock.advance(MINUTE + 1);
    const refused = await right('192.0.2.60');
    expect(refused.code).toBe('SLOW_DOWN');
    expect(refused.wait).toBeGreaterThan(50 * MINUTE);
    clock.advance(refused.wait + 1);
    expect((await right('192.0.2.60')).code).toBe('OK');
  });

  it('success does not count and clears the failures of the account', async () => {
    for (let n = 0; n < 20; n++) expect((await right('192.0.2.20')).code).toBe('OK');
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 3; n++)
        expect((await attempt('uye.1', `192.0.2.${30 + round}`)).code).toBe('INVALID_CREDENTIALS');
      expect((await right(`192.0.2.${30 + round}`)).code).toBe('OK');
    }
  });

  it('concurrent tries cannot exceed the limit', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_unused, n) => attempt(`kimse${n}`, '192.0.2.50')),
    );
    expect(answers.filter(({ code }) => code === 'INVALID_CREDENTIALS')).toHaveLength(6);
    expect(answers.filter(({ code }) => code === 'SLOW_DOWN')).toHaveLength(14);
  });
});

describe('the limits', () => {
  afterEach(() => running.close());

  it('are configuration', async () => {
    await open({ login: { addressPerMinute: 1 } });
    expect((await attempt('kimse', '192.0.2.1')).code).toBe('INVALID_CREDENTIALS');
    expect((await attempt('kimse', '192.0.2.1')).code).toBe('SLOW_DOWN');
  });

  it('do not count refused tries', async () => {
    await open();
    for (let n = 0; n < 6; n++) await attempt(`kimse${n}`, '192.0.2.1');
    for (let n = 0; n < 40; n++) expect((await attempt('uye.1', '192.0.2.1')).code).toBe('SLOW_DOWN');
    running.bench.clock.advance(MINUTE + 1);
    expect((await right('192.0.2.1')).code).toBe('OK');
  });
});
