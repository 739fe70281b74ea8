import { openRoom, type OpenRoom } from './room.ts';
import { operation, page, signIn, type Session } from './site.ts';
import { settings } from './settings.ts';

export interface Login {
  readonly username: string;
  readonly password: string;
}

export interface Episode {
  readonly id: string;
  readonly season: number;
  readonly number: number;
  readonly path: string;
  readonly title: {
    readonly id: string;
    readonly kind: string;
    readonly name: string;
    readonly path: string;
  };
}

/** The members and episodes that the visits choose from. */
export interface Stock {
  readonly logins: readonly Login[];
  readonly sessions: readonly Session[];
  readonly episodes: readonly Episode[];
  /** Undefined if the chosen flows need none. */
  readonly room: OpenRoom | undefined;
}

const file = settings.logins.startsWith('/') ? settings.logins : `../../../${settings.logins}`;
const logins = JSON.parse(open(file)) as Login[];

/** Signs each of the demo members in once and queries the site's content. */
export const readStock = (): Stock => {
  const sessions = logins.flatMap((login) => signIn(login) ?? []);
  const data = operation<{ latestEpisodes: { items: Episode[] } }>('LatestEpisodes', { page: 1, size: 24 });
  const episodes = data?.latestEpisodes.items ?? [];
  if (sessions.length === 0)
    throw new Error(
      `none of ${settings.logins} can sign in: is it this site's, and does it ask for bot checks?`,
    );
  if (episodes.length === 0) throw new Error('the site shows no episodes: load needs content');
  // Warms up the site: the first pages after a start take seconds, and are not counted in any flow here.
  for (const path of ['/', episodes[0]?.title.path ?? '/', episodes[0]?.path ?? '/']) page(path, 'first');
  const needsRoom = settings.flows.some((flow) => flow === 'chatPoll' || flow === 'room');
  return { logins, sessions, episodes, room: needsRoom ? openRoom(sessions, episodes) : undefined };
};
