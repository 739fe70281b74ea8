import { badInput, isId, uniqueIds, type Clock } from '@seyir/kit';
import type { LibraryEntry } from '../domain/library.js';
import type { CounterStore, LibraryStore, WatchedStore } from './ports.js';

const MAX_IDS = 200;

interface Deps {
  readonly library: LibraryStore;
  readonly counters: CounterStore;
  readonly watched: WatchedStore;
  readonly clock: Clock;
}

export interface LibraryQuestion {
  readonly titleIds: readonly string[];
  readonly episodeIds: readonly string[];
  /** Empty for none. */
  readonly seasonsOfTitleId: string;
}

/** The marks of a title: undefined if the member has marked nothing. */
export interface TitleAnswer {
  readonly titleId: string;
  readonly entry: LibraryEntry | undefined;
  readonly followerCount: number;
}

export interface LibraryAnswer {
  readonly titles: readonly TitleAnswer[];
  readonly watchedEpisodeIds: readonly string[];
  readonly watchedSeasons: readonly number[];
}

/**
 * The library data of a page in at most four queries: titles in the given order, the watched ones of the episodes,
 * and the fully watched seasons. BAD_INPUT beyond 200 titles or 200 episodes.
 */
export const getLibrary =
  ({ library, counters, watched, clock }: Deps) =>
  async (memberId: string, question: LibraryQuestion): Promise<LibraryAnswer> => {
    const { titleIds, episodeIds, seasonsOfTitleId } = question;
    if (titleIds.length > MAX_IDS) throw badInput({ titleIds: 'too_long' });
    if (episodeIds.length > MAX_IDS) throw badInput({ episodeIds: 'too_long' });
    const titles = uniqueIds(titleIds);
    const episodes = uniqueIds(episodeIds);
    const entries = titles.length > 0 ? await library.of(memberId, titles) : undefined;
    const followers = titles.length > 0 ? await counters.followers(titles) : undefined;
    return {
      titles: titleIds.map((titleId) => ({
        titleId,
        entry: entries?.get(titleId),
        followerCount: followers?.get(titleId) ?? 0,
      })),
      watchedEpisodeIds: episodes.length > 0 ? await watched.among(memberId, episodes) : [],
      watchedSeasons: isId(seasonsOfTitleId)
        ? await watched.seasons(memberId, seasonsOfTitleId, clock.now())
        : [],
    };
  };

/** The number of followers of each title in the given order; 0 for an unknown title. BAD_INPUT beyond 200. */
export const getFollowerCounts =
  ({ counters }: { counters: CounterStore }) =>
  async (titleIds: readonly string[]): Promise<number[]> => {
    if (titleIds.length > MAX_IDS) throw badInput({ titleIds: 'too_long' });
    const followers = await counters.followers(uniqueIds(titleIds));
    return titleIds.map((titleId) => followers.get(titleId) ?? 0);
  };
