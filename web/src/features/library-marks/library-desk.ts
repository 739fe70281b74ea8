import type { TitleMark, TitleMarksFragment } from '../../generated/types.js';

export type TitleMarks = Omit<TitleMarksFragment, 'id'>;

/** Names a season of a title, as the gateway does. */
export const seasonKey = (titleId: string, season: number): string => `${titleId}:${season}`;

interface Watched {
  id: string;
  watched: boolean;
}

export interface Overlay {
  titles: readonly TitleMarksFragment[];
  episodes: readonly Watched[];
  seasons: readonly Watched[];
}

/** What the desk asks of the gateway. */
export interface LibraryGateway {
  overlay(question: {
    titleIds: readonly string[];
    episodeIds: readonly string[];
    seasonsOf: string | undefined;
  }): Promise<Overlay>;
  setTitleMark(titleId: string, mark: TitleMark, active: boolean): Promise<TitleMarksFragment>;
  setEpisodeWatched(episodeId: string, watched: boolean): Promise<{ episode: Watched; season: Watched }>;
  setSeasonWatched(
    titleId: string,
    season: number,
    watched: boolean,
  ): Promise<{ season: Watched; episodes: readonly Watched[] }>;
}

const noMarks: TitleMarks = {
  inWatchList: false,
  entryWatched: false,
  favourite: false,
  followed: false,
  followerCount: 0,
};

type Entry = readonly [key: string, value: TitleMarks | boolean];

/** Writes about one thing, one after the other. */
interface Line {
  last: Promise<unknown>;
  count: number;
  /** What is known to be kept of all that these writes touch; undefined where nothing was known. */
  kept: Map<string, TitleMarks | boolean | undefined>;
}

/** The gateway answers for at most 200 titles and episodes; these leave room. */
const MOST = 100;

/**
 * What the page knows of the member's library. Everything that is shown says what it wants to know; what was wanted in
 * one turn becomes one question. A write shows at once and is taken back when it fails; writes about one thing go out
 * one after the other, so that the last one asked for is the one that stands.
 */
export class LibraryDesk {
  /** Marks by `title:{id}`; whether watched by an episode's id or a season's key. */
  readonly #known = new Map<string, TitleMarks | boolean>();
  /** Of the episodes that the page shows: which season they belong to. */
  readonly #seasonOf = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  readonly #writing = new Map<string, Line>();
  #wanted: { titles: Set<string>; episodes: Set<string>; seasons: Set<string> } | undefined;
  /** Answers to questions of another member are dropped. */
  #era = 0;

  constructor(private readonly gateway: LibraryGateway) {}

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Undefined until it is known. */
  title(titleId: string): TitleMarks | undefined {
    return this.#known.get(titleKey(titleId)) as TitleMarks | undefined;
  }

  /** Of an episode, or of a season by its key; undefined until it is known. */
  watched(key: string): boolean | undefined {
    return this.#known.get(key) as boolean | undefined;
  }

  /** Another member, or none: nothing is known anymore. */
  forget(): void {
    this.#era += 1;
    this.#known.clear();
    this.#writing.clear();
    this.#tell();
  }

  wantTitle(titleId: string): void {
    this.#want().titles.add(titleId);
  }

  wantEpisode(episodeId: string, season: string): void {
    this.#seasonOf.set(episodeId, season);
    this.#want().episodes.add(episodeId);
  }

  wantSeasons(titleId: string): void {
    this.#want().seasons.add(titleId);
  }

  /** Takes over what a list has brought along. */
  learn(marks: readonly TitleMarksFragment[]): void {
    this.#keep(marks.map(entryOf).filter(([key]) => !this.#writing.has(key)));
    this.#tell();
  }

  /** Rejects, with everything as it was, when it could not be kept. */
  setMark(titleId: string, mark: TitleMark, active: boolean): Promise<void> {
    const key = titleKey(titleId);
    const shown = withMark(this.title(titleId) ?? noMarks, mark, active);
    return this.#write(key, {
      shown: [[key, shown]],
      send: async () => [entryOf(await this.gateway.setTitleMark(titleId, mark, active))],
    });
  }

  setEpisode(episodeId: string, watched: boolean): Promise<void> {
    const season = this.#seasonOf.get(episodeId);
    return this.#write(season ?? episodeId, {
      shown: [[episodeId, watched], ...(season && !watched ? [[season, false] as const] : [])],
      send: async () => {
        const answer = await this.gateway.setEpisodeWatched(episodeId, watched);
        return [watchedEntry(answer.episode), watchedEntry(answer.season)];
      },
    });
  }

  /** Sets the boxes of all episodes of that season, and of no other. */
  setSeason(titleId: string, season: number, watched: boolean): Promise<void> {
    const key = seasonKey(titleId, season);
    const own = [...this.#seasonOf].flatMap(([episode, of]) => (of === key ? [episode] : []));
    return this.#write(key, {
      shown: [key, ...own].map((id) => [id, watched]),
      send: async () => {
        const answer = await this.gateway.setSeasonWatched(titleId, season, watched);
        return [answer.season, ...answer.episodes].map(watchedEntry);
      },
    });
  }

  async #write(
    key: string,
    { shown, send }: { shown: readonly Entry[]; send: () => Promise<readonly Entry[]> },
  ): Promise<void> {
    const line: Line = this.#writing.get(key) ?? { last: Promise.resolve(), count: 0, kept: new Map() };
    this.#writing.set(key, line);
    const place = ++line.count;
    for (const [id] of shown) if (!line.kept.has(id)) line.kept.set(id, this.#known.get(id));
    this.#keep(shown);
    this.#tell();
    const sending = line.last.then(send);
    line.last = sending.catch(() => undefined);
    try {
      for (const [id, value] of await sending) line.kept.set(id, value);
    } finally {
      // While a later write about the same thing is on its way, what that one asked for shows.
      if (place === line.count && this.#writing.get(key) === line) {
        this.#writing.delete(key);
        this.#keep([...line.kept]);
        this.#tell();
      }
    }
  }

  #keep(entries: readonly (readonly [string, TitleMarks | boolean | undefined])[]): void {
    for (const [id, value] of entries)
      if (value === undefined) this.#known.delete(id);
      else this.#known.set(id, value);
  }

  #want() {
    if (!this.#wanted) {
      this.#wanted = { titles: new Set(), episodes: new Set(), seasons: new Set() };
      queueMicrotask(() => void this.#ask());
    }
    return this.#wanted;
  }

  async #ask(): Promise<void> {
    const { titles, episodes, seasons } = this.#wanted!;
    this.#wanted = undefined;
    const era = this.#era;
    const [titleIds, episodeIds, seasonsOf] = [[...titles], [...episodes], [...seasons]];
    do {
      const question = {
        titleIds: titleIds.splice(0, MOST),
        episodeIds: episodeIds.splice(0, MOST),
        seasonsOf: seasonsOf.shift(),
      };
      // Background work: what stays unknown shows as not marked, and is asked for again by the next page.
      const answer = await this.gateway.overlay(question).catch(() => undefined);
      if (answer && era === this.#era) this.#take(answer, question.seasonsOf);
    } while (titleIds.length + episodeIds.length + seasonsOf.length > 0);
  }

  #take({ titles, episodes, seasons }: Overlay, seasonsOf: string | undefined): void {
    const isBusy = (id: string) => this.#writing.has(this.#seasonOf.get(id) ?? id);
    // Seasons that the answer does not name are not watched whole.
    const others = [...this.#seasonOf.values()].filter((key) => seasonsOf && key.startsWith(`${seasonsOf}:`));
    this.#keep(
      [...others.map((id) => ({ id, watched: false })), ...episodes, ...seasons]
        .filter(({ id }) => !isBusy(id))
        .map(watchedEntry),
    );
    this.learn(titles);
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

const titleKey = (titleId: string): string => `title:${titleId}`;
const entryOf = ({ id, ...marks }: TitleMarksFragment): Entry => [titleKey(id), marks];
const watchedEntry = ({ id, watched }: Watched): Entry => [id, watched];

const withMark = (marks: TitleMarks, mark: TitleMark, active: boolean): TitleMarks => {
  switch (mark) {
    case 'WATCH_LIST':
      return { ...marks, inWatchList: active, entryWatched: false };
    case 'ENTRY_WATCHED':
      return { ...marks, entryWatched: active };
    case 'FAVOURITE':
      return { ...marks, favourite: active };
    case 'FOLLOWED': {
      const by = Number(active) - Number(marks.followed);
      return { ...marks, followed: active, followerCount: Math.max(0, marks.followerCount + by) };
    }
  }
};
