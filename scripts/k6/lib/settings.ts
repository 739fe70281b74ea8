import { assertAllowed } from './target.ts';

/** An environment variable or its default; an empty variable counts as absent. */
const read = (name: string, fallback: string): string => __ENV[name] || fallback;

const number = (name: string, fallback: number): number => {
  const value = Number(read(name, String(fallback)));
  if (!(value >= 0)) throw new Error(`${name} is no number`);
  return value;
};

const one = <T extends string>(name: string, known: readonly T[], fallback: T): T => {
  const found = known.find((value) => value === read(name, fallback));
  if (!found) throw new Error(`${name} is one of ${known.join(', ')}`);
  return found;
};

export const FLOWS = [
  'browse',
  'watch',
  'search',
  'comment',
  'vote',
  'flowPost',
  'pollVote',
  'topic',
  'request',
  'message',
  'login',
  'poll',
  'chatPoll',
  'room',
] as const;
export type Flow = (typeof FLOWS)[number];

export const PROFILES = ['smoke', 'load', 'stress', 'spike', 'soak', 'breakpoint'] as const;
export type ProfileName = (typeof PROFILES)[number];

const site = read('LOAD_SITE', 'http://127.0.0.1:3000').replace(/\/$/, '');
assertAllowed(site, read('LOAD_ALLOW_HOST', ''));

export const profile = one('LOAD_PROFILE', PROFILES, 'smoke');

/** The settings of a run; README.md describes them. */
export const settings = {
  site,
  /** The Origin header of the calls: the site's public origin, if it has another address. */
  origin: read('LOAD_ORIGIN', site),
  flows: read('LOAD_FLOWS', FLOWS.join(','))
    .split(',')
    .map((name) => {
      const flow = FLOWS.find((known) => known === name.trim());
      if (!flow) throw new Error(`LOAD_FLOWS knows ${FLOWS.join(', ')}, not ${name}`);
      return flow;
    }),
  /** Visits per second at the profile's base. */
  rate: number('LOAD_RATE', profile === 'smoke' ? 2 : 10),
  /** Members with open pages of each kind: such as poll every ten seconds, poll a room's chat, or follow a room on a socket. */
  pollers: number('LOAD_POLLERS', profile === 'smoke' ? 3 : 100),
  /** Minutes at the profile's base rate. */
  minutes: number('LOAD_MINUTES', 0),
  /** Factor of every time limit, for slow machines. */
  patience: number('LOAD_PATIENCE', 1),
  /** Seconds that a visitor looks at a page. */
  think: number('LOAD_THINK', profile === 'smoke' ? 0.5 : 3),
  /** Demo members: an absolute path, or one relative to the repository's root. */
  logins: read('LOAD_LOGINS', 'var/demo-logins.json'),
} as const;
