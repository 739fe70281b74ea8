import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError, memoryKeyValue, systemClock, type KeyValue } from '@seyir/kit';
import { AccountsService } from '@seyir/proto';
import { aMember, memberId, passwordOf, startAccounts, type Running } from './fixtures.js';

/** A store that does not answer, like Redis while it is down. */
const gone: KeyValue = new Proxy({} as KeyValue, {
  get: () => () => Promise.reject(new DomainError('TRY_AGAIN', { reason: 'gone' })),
});

/** Pauses that are long enough for a busy machine to observe. */
const restful = { firstDelayMs: 60_000 };

let running: Running;
const open = async (over = {}, login: object = restful) => {
  running = await startAccounts({ login }, over);
  await running.importer.importMembers({
    members: [aMember(1, { username: 'gul.sen', email: 'Gülşen@Posta.Example' }), aMember(2)],
  });
};
afterEach(() => running.close());

const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'OK',
    (error: DomainError) => {
      const { fields } = error.details;
      return fields ? JSON.stringify(fields) : error.code;
    },
  );

const attempt = (login: string, address: string, password = 'yanlış parola') =>
  codeOf(running.visitor.signIn({ login, address, password }));

/** All white space of Unicode, and the byte order mark. */
const spaces = [
  '\t',
  '\n',
  '\v',
  '\f',
  '\r',
  ' ',
  '\u0085',
  '\u00a0',
  '\u1680',
  ...Array.from({ length: 11 }, (_, n) => String.fromCharCode(0x2000 + n)),
  '\u2028',
  '\u2029',
  '\u202f',
  '\u205f',
  '\u3000',
  '\ufeff',
];

/** Spellings of the same member's names, composed and decomposed. */
const spelled = (...texts: string[]) =>
  texts.flatMap((text) => [text.normalize('NFC'), text.normalize('NFD')]);
const usernames = spelled('gul.sen', 'GÜL.ŞEN');
const addresses = spelled('gülşen@posta.example', 'GÜLŞEN@Posta.Example');
const names = [...usernames, ...addresses];

/** The member's login in a different spelling for each number, up to 600. */
const spelling = (n: number): string => {
  const space = spaces[n % spaces.length] ?? ' ';
  const around = space.repeat(1 + Math.floor(n / spaces.length));
  const name = names[n % names.length] ?? '';
  return [around + name, name + around, around + name + around][n % 3] ?? name;
};

describe.each([
  ['with the shared store', {}],
  ['without it, in this process alone', { keyValue: gone }],
])('tries on one account %s', (_, over) => {
  it('stop at the budget of each name, in any spelling', async () => {
    await open(over, {});
    const codes = new Map<string, number>();
    for (let n = 0; n < 600; n++) {
      const code = await attempt(spelling(n), `198.51.100.${n % 100}`);
      codes.set(code, (codes.get(code) ?? 0) + 1);
      // 600 tries within half an hour.
      running.bench.clock.advance(3_000);
    }
    expect([...codes.keys()].sort()).toEqual(['INVALID_CREDENTIALS', 'SLOW_DOWN']);
    // At most ten tries an hour pass for a username and for an address, including those without a pause.
    expect(codes.get('INVALID_CREDENTIALS')).toBeLessThanOrEqual(2 * 15);
  });

  it('pause with the right password too, and then accept it with white space around', async () => {
    await open(over);
    for (let n = 0; n < 4; n++) await attempt(usernames[n] ?? '', `198.51.100.${n}`);
    for (const name of usernames)
      expect(await attempt(`\u3000${name}\ufeff`, '198.51.100.9', passwordOf(1))).toBe('SLOW_DOWN');
    running.bench.clock.advance(60_100);
    expect(await attempt(`\u3000${names[3]}\ufeff`, '198.51.100.9', passwordOf(1))).toBe('OK');
  });

  it('pause without a sign under the other name: that would tell whose address it is', async () => {
    await open(over);
    const stranger = 'kimse@posta.example';
    const codesOf = async (login: string, password: string, times: number) => {
      const codes = [];
      for (let n = 0; n < times; n++) codes.push(await attempt(login, `198.51.${n}.9`, password));
      return codes;
    };
    expect(await codesOf('gul.sen', 'yanlış parola', 5)).toContain('SLOW_DOWN');
    const known = await codesOf(addresses[0] ?? '', passwordOf(1), 5);
    expect(known).toEqual(await codesOf(stranger, passwordOf(1), 5));
    expect(known[0]).toBe('INVALID_CREDENTIALS');
    // The attempts with the address do not count for the username: its pause ends as if nobody had made them.
    running.bench.clock.advance(60_100);
    expect(await attempt('gul.sen', '198.51.100.9', passwordOf(1))).toBe('OK');
  });

  it('of an address cost the username no try that shows', async () => {
    await open(over);
    for (let n = 0; n < 3; n++) await attempt(addresses[0] ?? '', `198.51.100.${n}`);
    const codes = [];
    for (let n = 0; n < 5; n++) codes.push(await attempt('gul.sen', `198.51.100.${10 + n}`));
    expect(codes).toEqual([...Array.from({ length: 4 }, () => 'INVALID_CREDENTIALS'), 'SLOW_DOWN']);
  });
});

describe('an unknown login', () => {
  beforeEach(() => open());

  it.each([
    ['kimse', ['kimse', ' KİMSE', 'kımse\u00a0', '\u0085kimse', 'ki\u0302mse']],
    ['ş@b.example', ['ş@b.example', 's\u0327@b.example', 'Ş@B.example\u3000', '\u2028S\u0327@b.example']],
  ])('counts as one in all spellings: %s', async (_, spellings) => {
    for (let n = 0; n < 4; n++)
      expect(await attempt(spellings[n % spellings.length] ?? '', `198.51.100.${n}`)).toBe(
        'INVALID_CREDENTIALS',
      );
    for (const login of spellings) expect(await attempt(login, '198.51.100.9')).toBe('SLOW_DOWN');
  });
});

it('a failed try counts in the same steps for existing and unknown accounts', async () => {
  const steps: string[] = [];
  const counting = new Proxy(memoryKeyValue(systemClock()), {
    get: (store, method: keyof KeyValue) => {
      steps.push(method);
      return store[method];
    },
  });
  await open({ keyValue: counting });
  const stepsOf = async (login: string) => {
    steps.length = 0;
    for (let n = 0; n < 5; n++) await attempt(login, `198.51.100.${n}`);
    return [...steps];
  };
  const known = await stepsOf('gul.sen');
  expect(known.length).toBeGreaterThan(10);
  for (const login of ['uye2@posta.example', 'kimse', 'kimse@posta.example'])
    expect(await stepsOf(login)).toEqual(known);
});

describe('the password that a signed-in member confirms with', () => {
  beforeEach(() => open());

  const change = (n: number, oldPassword: string, address = '203.0.113.7') =>
    codeOf(
      running.bench
        .client(AccountsService, { memberId: memberId(n), sessionId: 's', roles: ['member'] })
        .changePassword({ oldPassword, password: 'bambaşka bir parola', address }),
    );

  it.each([
    ['by its id', () => `member:${memberId(2)}`],
    ['by an invented name of a counter', () => `confirmation:${memberId(2)}`],
    ['by the bare id', () => memberId(2)],
    ['by username', () => 'uye.2'],
    ['by address', () => 'uye2@posta.example'],
  ])('is not blocked by strangers who sign in %s', async (_, login) => {
    for (let n = 0; n < 8; n++) await attempt(login(), `198.51.100.${n}`);
    expect(await attempt(login(), '203.0.113.8')).toBe('SLOW_DOWN');
    // Strangers at the same address cannot block the owner either.
    for (let n = 0; n < 8; n++) await attempt(`kimse${n}`, '203.0.113.7');
    expect(await change(2, passwordOf(2))).toBe('OK');
  });

  it('has its own budget, which blocks no sign-in', async () => {
    for (let n = 0; n < 4; n++)
      expect(await change(2, 'yanlış parola', `198.51.100.${n}`)).toBe('{"oldPassword":"wrong"}');
    expect(await change(2, passwordOf(2), '198.51.100.9')).toBe('SLOW_DOWN');
    expect(await attempt('uye.2', '203.0.113.7', passwordOf(2))).toBe('OK');
    // From an address where the owner has signed in, failures elsewhere do not count.
    expect(await change(2, passwordOf(2), '203.0.113.7')).toBe('OK');
  });
});
