import { ask, submit, type Answer } from '../lib/ask.ts';
import { openPeople } from '../lib/people.ts';
import { each, rowOf } from '../lib/rows.ts';
import { address, spelled } from './spellings.ts';
import type { Attack } from '../lib/areas.ts';

export const name = 'sign-in and joining are limited by the real address and by the account, behind a proxy';
export const short = true;
export const settings = { TRUSTED_PROXIES: '127.0.0.1' };

/**
 * Product rules: failures per hour of an account, per minute of an address; mails in half an hour per e-mail address.
 */
const ACCOUNT = 10;
const ADDRESS = 6;
const MAILS = 3;
const REGISTRATIONS = 5;
const CONTACTS = 5;

const WRONG = 'bu-parola-yanlis';

export const run: Attack['run'] = async ({ site, say }) => {
  const { visitor, logins, short } = site;
  const people = openPeople(site);
  const member = await people.join();
  const from = (text: string) => ({ 'x-forwarded-for': text });
  /** Returns the code of a sign-in. */
  const signIn = async (login: string, forwarded: string, password: string = WRONG) => {
    const input = { login, password, remember: false };
    return (await ask(visitor, 'SignIn', { input }, from(forwarded))).code ?? 'SIGNED_IN';
  };
  /** Attempts whose wrong password was compared with the account's. */
  const tried = (codes: string[]) => codes.filter((code) => code === 'INVALID_CREDENTIALS').length;
  const other = (codes: string[]) =>
    [
      ...new Set(codes.filter((code) => !['INVALID_CREDENTIALS', 'SLOW_DOWN', 'BAD_INPUT'].includes(code))),
    ].map((code) => `answered ${code}`);
  const rows = [];

  const times = short ? 200 : 600;
  const [, , moderator] = logins;
  const codes = await each(
    Array.from({ length: times }),
    (_, n) => signIn(spelled(moderator?.username ?? '', n), address(n % 100)),
    8,
  );
  rows.push(
    rowOf(
      `${times} wrong passwords for one account in as many spellings from 100 addresses: at most ${ACCOUNT} are tried`,
      times,
      [...(tried(codes) > ACCOUNT ? [`${tried(codes)} were tried`] : []), ...other(codes)],
      `${tried(codes)} tried`,
    ),
  );
  say(`spellings: ${tried(codes)} of ${times} tried`);

  const both = await each(
    Array.from({ length: 40 }),
    (_, n) => signIn(n % 2 ? member.username : member.email, address(100 + n)),
    4,
  );
  rows.push(
    rowOf(
      'username and e-mail are one account',
      40,
      tried(both) > ACCOUNT ? [`${tried(both)} were tried`] : [],
      `${tried(both)} tried`,
    ),
  );

  const paused = await people.join();
  const sequence = async (login: string, network: number, password?: string) =>
    (await each(Array.from({ length: 6 }), (_, n) => signIn(login, address(network + n), password), 1)).join(
      ' ',
    );
  const ofName = await sequence(paused.username, 180);
  const ofOwn = await sequence(paused.email, 186, paused.password);
  const ofNobody = await sequence(`${people.username()}@posta.example`, 192, paused.password);
  rows.push(
    rowOf(
      'after a pause of a username, its address answers like that of nobody, with the right password too',
      18,
      [
        ...(ofName.endsWith('SLOW_DOWN') ? [] : ['the username did not pause']),
        ...(ofOwn === ofNobody ? [] : [`its own: ${ofOwn}, nobody's: ${ofNobody}`]),
      ],
    ),
  );

  const parallel = await each(
    Array.from({ length: 30 }),
    (_, n) => signIn('editor.kerem', address(150 + n)),
    30,
  );
  rows.push(
    rowOf(
      '30 tries of one account at once',
      30,
      tried(parallel) > ACCOUNT ? [`${tried(parallel)} were tried`] : [],
      `${tried(parallel)} tried`,
    ),
  );

  const real = await each(
    Array.from({ length: 30 }),
    (_, n) => signIn(`kimse${n}`, `${address(n)}, 198.51.100.7`),
    1,
  );
  rows.push(
    rowOf(
      `one address that claims to forward for others tries ${ADDRESS} accounts`,
      30,
      tried(real) > ADDRESS ? [`${tried(real)} were tried`] : [],
      `${tried(real)} tried`,
    ),
  );
  const apart = await each(
    Array.from({ length: 12 }),
    (_, n) => signIn(`kimse${n}`, `198.51.100.${20 + n}`),
    1,
  );
  rows.push(
    rowOf(
      'addresses that the proxy names count apart',
      12,
      tried(apart) === 12 ? [] : [`${tried(apart)} of 12 were tried`],
    ),
  );
  const network = await each(
    Array.from({ length: 20 }),
    (_, n) => signIn(`baskasi${n}`, `2001:db8:1:1::${n + 1}`),
    1,
  );
  rows.push(
    rowOf(
      'the addresses of one /64 are one',
      20,
      tried(network) > ADDRESS ? [`${tried(network)} were tried`] : [],
      `${tried(network)} tried`,
    ),
  );

  // Member ids are public: each comment contains its author's.
  const victim = await people.join();
  const { id } = (await ask(victim.caller, 'Viewer')).data.viewer;
  const logs = [
    `member:${id}`,
    id,
    `member: ${id}`,
    `accounts:login:account:member:${id}`,
    `@${victim.username}`,
  ];
  await each(
    Array.from({ length: 30 }),
    (_, n) => signIn(logs[n % logs.length] ?? '', `198.51.100.${100 + n}`),
    1,
  );
  const password = people.password();
  const change = await submit(
    victim.caller,
    '/set/user/password',
    { oldPassword: victim.password, password, passwordAgain: password },
    from('198.51.100.200'),
  );
  rows.push(
    rowOf(
      "strangers who name a member's id do not hold up that member's change of password",
      30,
      change.code ? [change.code] : [],
    ),
  );
  const guessed = await each(
    Array.from({ length: 30 }),
    (_, n) =>
      submit(
        victim.caller,
        '/set/user/password',
        { oldPassword: `${WRONG}${n}`, password: `${password}x`, passwordAgain: `${password}x` },
        from(address(n)),
      ).then(({ text }) => (text.includes('SLOW_DOWN') ? 'SLOW_DOWN' : 'INVALID_CREDENTIALS')),
    1,
  );
  rows.push(
    rowOf(
      'the present password is no oracle: a stolen session may guess as often as a sign-in',
      30,
      tried(guessed) > ACCOUNT ? [`${tried(guessed)} were tried`] : [],
      `${tried(guessed)} tried`,
    ),
  );

  const codesOf = async (count: number, call: (n: number) => Promise<Answer>) =>
    each(Array.from({ length: count }), async (_, n) => (await call(n)).code ?? 'TAKEN', 1);
  const takenOf = (list: string[]) => list.filter((code) => code === 'TAKEN').length;
  const joins = await codesOf(12, (n) => {
    const username = people.username();
    const typed = people.password();
    return submit(
      visitor,
      '/auth/register',
      { username, emailAddress: `${username}@posta.example`, password: typed, passwordAgain: typed },
      from(`${address(n)}, 192.0.2.9`),
    );
  });
  rows.push(
    rowOf(
      `registrations of one address: ${REGISTRATIONS} in half an hour`,
      12,
      takenOf(joins) > REGISTRATIONS ? [`${takenOf(joins)} were taken`] : [],
      `${takenOf(joins)} taken`,
    ),
  );
  for (const path of ['/auth/forgot-password', '/auth/activation-mail']) {
    const mails = await codesOf(20, (n) =>
      submit(visitor, path, { email: spelled(victim.email, n) }, from(address(n))),
    );
    rows.push(
      rowOf(
        `${path}: mails to one address: ${MAILS} in half an hour`,
        20,
        takenOf(mails) > MAILS ? [`${takenOf(mails)} were taken`] : [],
        `${takenOf(mails)} taken`,
      ),
    );
  }
  const contacts = await codesOf(12, (n) =>
    submit(
      visitor,
      '/send/contact',
      { name: 'Ad', email: 'ad@posta.example', subject: 'Konu', message: `Merhaba ${n}` },
      from(`${address(n)}, 192.0.2.10`),
    ),
  );
  rows.push(
    rowOf(
      `messages of one address: ${CONTACTS} an hour`,
      12,
      takenOf(contacts) > CONTACTS ? [`${takenOf(contacts)} were taken`] : [],
      `${takenOf(contacts)} taken`,
    ),
  );

  const search = await each(
    Array.from({ length: 1_400 }),
    async (_, n) =>
      (await submit(visitor, '/search', { query: 'gece' }, from(`${address(n)}, 192.0.2.11`))).code ??
      'TAKEN',
    16,
  );
  rows.push(
    rowOf(
      'searches of one address: 60 a minute',
      1_400,
      takenOf(search) > 120 ? [`${takenOf(search)} were taken`] : [],
      `${takenOf(search)} taken`,
    ),
  );
  rows.push(
    rowOf(
      'a reader at another address is served meanwhile',
      1,
      (await submit(visitor, '/search', { query: 'gece' }, from('192.0.2.12'))).code ? ['refused'] : [],
    ),
  );
  return rows;
};
