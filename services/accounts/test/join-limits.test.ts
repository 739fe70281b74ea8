import { afterEach, expect, it } from '@jest/globals';
import { DomainError, type KeyValue } from '@seyir/kit';
import { startAccounts, type Running } from './fixtures.js';
import { post, tokenOf } from './post.js';

const HALF_HOUR = 30 * 60_000;

let running: Running;
afterEach(() => running.close());

const attempt = (call: Promise<unknown>) =>
  call.then(
    () => ({ code: 'OK', wait: 0 }),
    (error: DomainError) => ({ code: error.code, wait: error.details.retryAfterMs ?? 0 }),
  );
const register = (n: number, address: string) =>
  attempt(
    running.visitor.register({
      username: `yeni.${n}`,
      email: `yeni${n}@posta.example`,
      password: 'uzun bir parola daha',
      address,
    }),
  );

it('an address can register five times in half an hour; refused input does not count', async () => {
  running = await startAccounts({});
  for (let n = 0; n < 8; n++) await attempt(running.visitor.register({ address: '192.0.2.1' }));
  for (let n = 0; n < 5; n++) expect((await register(n, '192.0.2.1')).code).toBe('OK');
  const refused = await register(6, '192.0.2.1');
  expect(refused.code).toBe('SLOW_DOWN');
  expect(refused.wait).toBeGreaterThan(HALF_HOUR - 60_000);
  expect((await register(7, '192.0.2.2')).code).toBe('OK');
  running.bench.clock.advance(HALF_HOUR + 1);
  expect((await register(8, '192.0.2.1')).code).toBe('OK');
});

it.each(['requestPasswordReset', 'sendActivation'] as const)(
  '%s writes to an address three times in half an hour, known or not',
  async (call) => {
    running = await startAccounts({});
    for (const email of ['Hic@Kimse.example', ' hic@kimse.example', 'HIC@KIMSE.EXAMPLE'])
      expect((await attempt(running.visitor[call]({ email }))).code).toBe('OK');
    expect((await attempt(running.visitor[call]({ email: 'hic@kimse.example' }))).code).toBe('SLOW_DOWN');
    expect((await attempt(running.visitor[call]({ email: 'bir@kimse.example' }))).code).toBe('OK');
    running.bench.clock.advance(HALF_HOUR + 1);
    expect((await attempt(running.visitor[call]({ email: 'hic@kimse.example' }))).code).toBe('OK');
  },
);

it('the limits are configuration', async () => {
  running = await startAccounts({ joining: { mail: { max: 1, windowMs: 1_000 } } });
  expect((await attempt(running.visitor.sendActivation({ email: 'a@b.example' }))).code).toBe('OK');
  expect((await attempt(running.visitor.sendActivation({ email: 'a@b.example' }))).code).toBe('SLOW_DOWN');
});

it('without the shared store all calls are refused', async () => {
  const gone: KeyValue = new Proxy({} as KeyValue, {
    get: () => () => Promise.reject(new Error('gone')),
  });
  running = await startAccounts({}, { keyValue: gone });
  expect((await register(1, '192.0.2.1')).code).toBe('TRY_AGAIN');
  expect((await attempt(running.visitor.requestPasswordReset({ email: 'a@b.example' }))).code).toBe(
    'TRY_AGAIN',
  );
});

it("guessing a registration's password is as slow as a member's, and the right one succeeds", async () => {
  const letters = post();
  running = await startAccounts({}, { mailer: letters.mailer });
  await register(1, '192.0.2.1');
  const token = tokenOf(await letters.mail('yeni1@posta.example'));
  const activate = (password: string, address: string) =>
    attempt(running.visitor.activate({ token, browser: '', password, address }));
  const codes = [];
  for (let n = 0; n < 8; n++) codes.push((await activate('yanlış bir parola', `203.0.113.${n}`)).code);
  expect(codes).toEqual([...Array(4).fill('BAD_INPUT'), ...Array(4).fill('SLOW_DOWN')]);
  const { code, wait } = await activate('uzun bir parola daha', '203.0.113.99');
  expect(code).toBe('SLOW_DOWN');
  running.bench.clock.advance(wait);
  expect((await activate('uzun bir parola daha', '203.0.113.99')).code).toBe('OK');
});
