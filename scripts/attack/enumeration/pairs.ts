import { createDemoContent, DEMO_SEED } from '@seyir/demo';
import { ask, submit, type Answer } from '../lib/ask.ts';
import { openPeople } from '../lib/people.ts';
import { rowOf } from '../lib/rows.ts';
import { classify } from './classifier.ts';
import type { Caller } from '../../site/caller.ts';
import type { Attack } from '../lib/areas.ts';
import type { AttackedSite } from '../lib/attacked-site.ts';

export const name = 'no answer tells whether an address is known';
export const short = true;

const WRONG = 'bu-parola-yanlis';
/** Warm-up calls, so that compilation and connection setup do not count. */
const WARM = 4;

const KINDS = ['known', 'unknown'] as const;

/** Calls with an e-mail address of another person. `ask` gets a known or an unknown address. */
const calls: Record<
  string,
  (on: { visitor: Caller; people: ReturnType<typeof openPeople>; email: string }) => Promise<Answer>
> = {
  'sign-in, legacy': ({ visitor, email }) =>
    submit(visitor, '/auth/login', { username: email, password: WRONG }),
  'sign-in, GraphQL': ({ visitor, email }) =>
    ask(visitor, 'SignIn', { input: { login: email, password: WRONG, remember: false } }),
  'register, legacy': async ({ people, email }) => (await people.register({ email })).answer,
  'register, GraphQL': ({ visitor, people, email }) => {
    const [username, password] = [people.username(), people.password()];
    return ask(visitor, 'Register', { input: { username, email, password, passwordAgain: password } });
  },
  'reset, legacy': ({ visitor, email }) => submit(visitor, '/auth/forgot-password', { email }),
  'reset, older form': ({ visitor, email }) =>
    submit(visitor, '/ajax/service', { type: 'forgot_pw', data: email }),
  'reset, GraphQL': ({ visitor, email }) => ask(visitor, 'RequestPasswordReset', { input: { email } }),
  'activation mail, legacy': ({ visitor, email }) => submit(visitor, '/auth/activation-mail', { email }),
  'activation mail, GraphQL': ({ visitor, email }) => ask(visitor, 'SendActivation', { input: { email } }),
};

/** The visible content of an answer, without parts that differ every time. */
const shown = ({ status, text, headers }: Answer) =>
  JSON.stringify([
    status,
    text,
    [...headers].filter(([key]) => !['date', 'x-request-id', 'set-cookie', 'traceparent'].includes(key)),
    headers.getSetCookie().map((line) => line.replace(/=[^;]+/, '=')),
  ]);

export const run: Attack['run'] = async ({ site, say }) => {
  const { visitor, short } = site;
  const people = openPeople(site);
  // Accounts are locked after a few failures, so each address is used once per call.
  const addresses = createDemoContent(DEMO_SEED, new Date()).members.map(({ email }) => email);
  const most = { signIn: addresses.length - WARM, other: short ? 12 : 100 };
  const rows = [];

  for (const [call, send] of Object.entries(calls)) {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    const findings = [];
    const pairs = call.startsWith('sign-in') ? Math.min(most.signIn, most.other) : most.other;
    for (let n = 0; n < pairs + WARM; n++) {
      const asked = {
        known: addresses[n % addresses.length] ?? '',
        unknown: `${people.username()}@posta.example`,
      };
      const seen: string[] = [];
      // The order alternates, so that neither kind is always first.
      for (const kind of n % 2 ? KINDS : KINDS.toReversed()) {
        const answer = await send({ visitor, people, email: asked[kind] });
        seen.push(shown(answer).replaceAll(asked[kind], '{email}'));
        if (n >= WARM) times[kind].push(answer.ms);
      }
      if (seen[0] !== seen[1]) findings.push(seen.join(' / ').slice(0, 200));
    }
    const { share, differMs } = classify(times.known, times.unknown);
    rows.push(
      rowOf(
        `${call}: a known and an unknown address`,
        2 * pairs,
        findings,
        `by time ${(share * 100).toFixed(0)} % distinguished, medians differ by ${differMs.toFixed(2)} ms`,
      ),
    );
  }
  say('two calls in a row');

  const rounds = short ? 5 : 10;
  const firstUnlike = [];
  const nameUnlike = [];
  for (let n = 0; n < rounds; n++) {
    const known = (await people.join()).email;
    const seen = [];
    const names = [];
    for (const email of [known, `${people.username()}@posta.example`]) {
      const joined = await people.register({ email });
      // Signs in by address and by username; in both cases the registration is pending.
      const codes = [];
      for (const login of [email, joined.username])
        codes.push(
          (await submit(visitor, '/auth/login', { username: login, password: joined.password })).code,
          (await submit(visitor, '/auth/login', { username: login, password: WRONG })).code,
        );
      seen.push(codes.join(' '));
      const again = await people.register({
        username: joined.username,
        email: `${people.username()}@posta.example`,
      });
      names.push(again.taken ? 'taken' : 'free');
    }
    if (seen[0] !== seen[1]) firstUnlike.push(`known ${seen[0]}, unknown ${seen[1]}`);
    if (names[0] !== names[1] || names[0] !== 'taken')
      nameUnlike.push(`known: ${names[0]}, unknown: ${names[1]}`);
  }
  rows.push(rowOf('registering and then signing in answers alike for both', rounds, firstUnlike));
  rows.push(rowOf('the name that was typed is reserved for both', rounds, nameUnlike));

  rows.push(...(await othersRegistration(site, people)));
  return rows;
};

/** An attacker registers with an e-mail address whose owner registers afterwards. */
const othersRegistration = async ({ visitor }: AttackedSite, people: ReturnType<typeof openPeople>) => {
  const email = `${people.username()}@posta.example`;
  const stranger = await people.apply({ email });
  const owner = await people.join({ email });
  const signIn = (login: string, password: string) =>
    submit(visitor, '/auth/login', { username: login, password });
  const [own, theirs] = [await signIn(email, owner.password), await signIn(email, stranger.password)];
  const viewer = (await ask(owner.caller, 'Viewer')).data?.viewer;
  return [
    rowOf(
      'what the owner of an address typed is what signs in, though a stranger registered before',
      1,
      own.code === undefined && viewer?.member.username === owner.username
        ? []
        : [
            `the owner: ${own.code ?? 'signed in'} as ${viewer?.member.username === owner.username ? 'typed' : 'the stranger typed'}`,
          ],
    ),
    rowOf(
      // ACTIVATION_REQUIRED answers the correct password of a pending registration, for known and unknown addresses alike.
      "a stranger's password opens nothing",
      1,
      theirs.code === undefined ? ['signed in'] : [],
    ),
  ];
};
