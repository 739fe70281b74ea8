import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createAccounts } from '@seyir/accounts';
import { createGateway, gatewayConfig, type Gateway } from '@seyir/gateway';
import { noCaptcha, type Mail } from '@seyir/kit';
import { eventually, testBench, type TestBench } from '@seyir/kit/testing';
import { AccountsService } from '@seyir/proto';

const many = [{ max: 1_000_000, windowMs: 60_000 }];
const window = { max: 1_000_000, windowMs: 60_000 };
const password = 'sahibinin uzun parolası';
const strange = 'yabancının uzun parolası';

let bench: TestBench;
let gateway: Gateway;
let url: string;
const mails: Mail[] = [];
beforeAll(async () => {
  bench = await testBench();
  const free = { addressPerMinute: 1e6, addressPerHour: 1e6, accountPerHour: 1e6, accountFree: 1e6 };
  const mailer = {
    send: (mail: Mail) => Promise.resolve(void mails.push(mail)),
    close: () => Promise.resolve(),
  };
  await bench.start(
    createAccounts(
      { migrate: true, login: free, joining: { register: window, mail: window } },
      { ...bench.platform('accounts'), mailer },
    ),
  );
  const limits = { address: many, all: many, joining: many, signIn: many };
  gateway = createGateway(gatewayConfig({ mediaSecret: 's'.repeat(32), limits }), {
    ...bench.platform('gateway'),
    captcha: noCaptcha(),
    web: { handle: () => Promise.resolve(new Response('')) },
  });
  url = `http://127.0.0.1:${await gateway.start()}`;
});
afterAll(async () => {
  await gateway.close();
  await bench.close();
});

/** The visible part of a response: headers by name and value, except those with the time or the request. */
const seen = async (response: Response, hide: readonly string[]) => {
  const headers = [...response.headers]
    .filter(([name]) => !['date', 'x-request-id', 'set-cookie'].includes(name))
    .concat(response.headers.getSetCookie().map((line) => ['set-cookie', line.replace(/=[^;]*/, '=…')]));
  const body = hide.reduce((text, word) => text.replaceAll(word, '…'), await response.text());
  return { status: response.status, headers, body };
};

const post = (path: string, body: object) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  });
const mutation = (field: string, input: string, answer: string, variables: object) =>
  post('/graphql', {
    query: `mutation ($input: ${input}!) { ${field}(input: $input) { ${answer} } }`,
    variables: { input: variables },
  });

/** The two APIs of the same operations. */
const clients = {
  GraphQL: {
    register: (username: string, email: string) =>
      mutation('register', 'RegisterInput', 'message', {
        username,
        email,
        password: strange,
        passwordAgain: strange,
      }),
    signIn: (login: string, secret: string) =>
      mutation('signIn', 'SignInInput', 'viewer { id }', { login, password: secret }),
    activationMail: (email: string) => mutation('sendActivation', 'EmailInput', 'message', { email }),
    resetMail: (email: string) => mutation('requestPasswordReset', 'EmailInput', 'message', { email }),
  },
  legacy: {
    register: (username: string, emailAddress: string) =>
      post('/auth/register', { username, emailAddress, password: strange, passwordAgain: strange }),
    signIn: (username: string, secret: string) => post('/auth/login', { username, password: secret }),
    activationMail: (email: string) => post('/auth/activation-mail', { email }),
    resetMail: (email: string) => post('/auth/forgot-password', { email }),
  },
} as const;

/** All calls that a stranger can make with an address, and their visible results. */
const tour = async (client: (typeof clients)[keyof typeof clients], username: string, email: string) => {
  const other = `baska-${email}`;
  const steps: Record<string, () => Promise<Response>> = {
    register: () => client.register(username, email),
    'sign in by username': () => client.signIn(username, strange),
    'sign in by address': () => client.signIn(email, strange),
    'sign in by username, wrong': () => client.signIn(username, 'bambaşka bir parola'),
    'sign in by address, wrong': () => client.signIn(email, 'bambaşka bir parola'),
    'register the name again': () => client.register(username, email),
    'register the name with another address': () => client.register(username, other),
    'register another name': () => client.register(`${username}.2`, email),
    'sign in by the other name': () => client.signIn(`${username}.2`, strange),
    'sign in by address again': () => client.signIn(email, strange),
    'ask for the activation mail': () => client.activationMail(email),
    'ask for the reset mail': () => client.resetMail(email),
    'sign in after the mails': () => client.signIn(email, strange),
  };
  const answers: Record<string, unknown> = {};
  for (const [name, step] of Object.entries(steps))
    answers[name] = await seen(await step(), [username, email]);
  return answers;
};

/** The error codes of a tour, in the format of both APIs. */
const codesOf = (answers: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      /"code":"(\w+)"/.exec((answer as { body: string }).body)?.[1] ?? 'OK',
    ]),
  );

const codes = {
  register: 'OK',
  'sign in by username': 'ACTIVATION_REQUIRED',
  'sign in by address': 'ACTIVATION_REQUIRED',
  'sign in by username, wrong': 'INVALID_CREDENTIALS',
  'sign in by address, wrong': 'INVALID_CREDENTIALS',
  'register the name again': 'BAD_INPUT',
  'register the name with another address': 'BAD_INPUT',
  'register another name': 'OK',
  'sign in by the other name': 'ACTIVATION_REQUIRED',
  'sign in by address again': 'ACTIVATION_REQUIRED',
  'ask for the activation mail': 'OK',
  'ask for the reset mail': 'OK',
  'sign in after the mails': 'ACTIVATION_REQUIRED',
};

describe.each(Object.keys(clients) as (keyof typeof clients)[])('by %s', (name) => {
  const client = clients[name];
  const prefix = name === 'GraphQL' ? 'g' : 'l';

  it("a stranger cannot distinguish a member's address from an unused one", async () => {
    for (let pair = 0; pair < 4; pair++) {
      const known = `${prefix}${pair}@posta.example`;
      await bench.serviceClient(AccountsService, 'importer').importMembers({
        members: [
          {
            id: `aaaa0000-0000-4000-8000-${(prefix === 'g' ? 'a' : 'b').repeat(11)}${pair}`,
            username: `${prefix}.uye.${pair}`,
            name: 'Üye',
            email: known,
            password,
            joinedAt: { seconds: 1_700_000_000n, nanos: 0 },
          },
        ],
      });
      const answers = await tour(client, `${prefix}k${pair}`, known);
      expect(codesOf(answers)).toEqual(codes);
      expect(await tour(client, `${prefix}u${pair}`, `${prefix}x${pair}@posta.example`)).toEqual(answers);
      // Meanwhile the owner signs in and gets mails; no link activates the stranger's registrations.
      expect((await client.signIn(known, password)).headers.getSetCookie()).toHaveLength(1);
      await eventually(() => mails.filter(({ to }) => to === known).length >= 3, 10_000);
      const subjects = mails.filter(({ to }) => to === known).map(({ subject }) => subject);
      expect(subjects.sort()).toEqual([
        'Seyir hesabın zaten var',
        'Seyir hesabın zaten var',
        'Seyir şifreni yenile',
      ]);
    }
  });

  it('does not reveal whether another person has registered with an address, or has activated it since', async () => {
    const contested = `${prefix}-iki@posta.example`;
    const before = await tour(client, `${prefix}.yabanci`, contested);
    // The owner registers with an own username.
    const owner = `${prefix}.sahip`;
    const { browser } = await bench
      .client(AccountsService)
      .register({ username: owner, email: contested, password });
    const tokens = () =>
      mails.flatMap(({ to, text }) =>
        to === contested && text.startsWith(`Merhaba @${owner},`)
          ? (/token=([\w-]+)/.exec(text)?.[1] ?? [])
          : [],
      );
    const signsIn = async (login: string) =>
      codesOf({ it: await seen(await client.signIn(login, strange), []) });
    const waits = { it: 'ACTIVATION_REQUIRED' };
    expect([await signsIn(contested), await signsIn(`${prefix}.yabanci`)]).toEqual([waits, waits]);
    await eventually(() => tokens().length > 0, 10_000);
    await bench.client(AccountsService).activate({ token: tokens()[0] ?? '', browser });
    expect([await signsIn(contested), await signsIn(`${prefix}.yabanci`)]).toEqual([waits, waits]);
    expect(await seen(await client.register(`${prefix}.yabanci`, 'z@posta.example'), [])).toEqual(
      before['register the name with another address'],
    );
    expect((await client.signIn(contested, password)).headers.getSetCookie()).toHaveLength(1);
  });
});
