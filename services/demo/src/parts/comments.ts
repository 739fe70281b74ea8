import { threads, type ThreadData } from '../data/threads/index.js';
import type { Words } from '../data/threads/thread.js';
import type { Seed } from '../ids.js';
import type { DemoComment, DemoEpisode, DemoMember, DemoSpoiler, DemoTarget, DemoTitle } from '../types.js';
import { minute } from './dates.js';

interface Place {
  readonly title: DemoTitle;
  readonly target: DemoTarget;
  readonly season: number;
  readonly number: number;
  /** The earliest time of a comment there. */
  readonly since: Date;
}

function placeOf(title: DemoTitle, episodes: readonly DemoEpisode[], on: string): Place {
  const own = episodes.filter(({ titleId }) => titleId === title.id);
  const first = own[0]!;
  if (on === 'title') {
    const target = { kind: title.kind === 'movie' ? 'movie' : 'series', id: title.id } as const;
    return { title, target, season: 0, number: 0, since: first.airedAt };
  }
  const [season, number] = on.split('x').map(Number);
  const episode = own.find((candidate) => candidate.season === season && candidate.number === number);
  if (episode === undefined) throw new Error(`${title.slug} has no episode ${on}`);
  const target = { kind: 'episode', id: episode.id } as const;
  return { title, target, season: episode.season, number: episode.number, since: episode.airedAt };
}

function spoilerOf({ title, season, number }: Place, spoiler: Words['spoiler']): DemoSpoiler {
  if (spoiler === 'none') return { kind: 'none' };
  if (spoiler === 'here') {
    return season === 0
      ? { kind: 'title', titleId: title.id }
      : { kind: 'episode', titleId: title.id, season, number };
  }
  const [upToSeason, upToNumber] = spoiler.split('x').map(Number);
  return { kind: 'episode', titleId: title.id, season: upToSeason!, number: upToNumber! };
}

const latest = (...moments: readonly Date[]): Date => new Date(Math.max(...moments.map(Number)));

/** A time between `after` and now; small shares are close to `after`. */
function between(after: Date, now: Date, share: number): Date {
  const room = now.getTime() - after.getTime();
  return new Date(after.getTime() + Math.max(1, Math.round(room * share)));
}

/** Turns the prepared threads into comments by members, parents before replies. */
export function buildComments(
  titles: readonly DemoTitle[],
  episodes: readonly DemoEpisode[],
  members: readonly DemoMember[],
  seed: Seed,
  now: Date,
): DemoComment[] {
  const byName = new Map(members.map((member) => [member.username, member.id]));
  // The editor and the admin write only where the data names them.
  const writers = members.filter(({ roles }) => !roles.includes('editor') && !roles.includes('admin'));
  const end = new Date(now.getTime() - 2 * minute);

  const joined = new Map(members.map((member) => [member.id, member.joinedAt]));
  const joinedAt = (id: string): Date => joined.get(id) ?? end;

  const authorOf = (
    words: Words,
    key: string,
    opId: string | undefined,
    notThese: readonly string[],
  ): string => {
    if (words.by === 'op' && opId !== undefined) return opId;
    if (words.by !== undefined) {
      const named = byName.get(words.by);
      if (named === undefined) throw new Error(`No member ${words.by}`);
      return named;
    }
    const free = writers.filter(({ id }) => !notThese.includes(id));
    return seed.pick(`author:${key}`, free).id;
  };

  const write = (title: DemoTitle, thread: ThreadData, key: string): DemoComment[] => {
    const place = placeOf(title, episodes, thread.on);
    const id = seed.id('comment', key);
    const authorId = authorOf(thread, key, undefined, []);
    const since = latest(place.since, title.addedAt, joinedAt(authorId));
    // The square root moves the times towards now.
    let at = between(since, end, 0.98 * Math.sqrt(seed.share(`time:${key}`)));
    const comment: DemoComment = {
      id,
      target: place.target,
      parentId: undefined,
      authorId,
      body: thread.text,
      spoiler: spoilerOf(place, thread.spoiler),
      postedAt: at,
    };
    const speakers = [authorId];
    const replies = thread.replies.map((reply, index): DemoComment => {
      const replyKey = `${key}:${index}`;
      const speaker = authorOf(reply, replyKey, authorId, speakers);
      speakers.push(speaker);
      at = between(latest(at, joinedAt(speaker)), end, 0.01 + 0.15 * seed.share(`time:${replyKey}`));
      return {
        id: seed.id('comment', replyKey),
        target: place.target,
        parentId: id,
        authorId: speaker,
        body: reply.text,
        spoiler: spoilerOf(place, reply.spoiler),
        postedAt: at,
      };
    });
    return [comment, ...replies];
  };

  return titles.flatMap((title) =>
    (threads[title.slug] ?? []).flatMap((thread, index) => write(title, thread, `${title.slug}:${index}`)),
  );
}
