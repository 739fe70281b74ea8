import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useToast } from '../../components/ui/toast.js';
import type { LibraryList, TitleMark } from '../../generated/types.js';
import { readError } from '../../lib/graphql-error.js';
import { useLogin } from '../../lib/login.js';
import { useViewer } from '../../lib/viewer.js';
import { type LibraryDesk, seasonKey, type TitleMarks } from './library-desk.js';
import { libraryMarkTexts } from './texts.js';

const context = createContext<LibraryDesk | undefined>(undefined);
export const LibraryDeskProvider = context.Provider;

export function useLibraryDesk(): LibraryDesk | undefined {
  return useContext(context);
}

const never = () => () => undefined;

/** Reads the desk, and says once a member is here what it wants to know. */
function useDesk<T>(
  read: (desk: LibraryDesk) => T | undefined,
  want: (desk: LibraryDesk) => void,
  key: string,
) {
  const desk = useLibraryDesk();
  const viewer = useViewer();
  const memberId = viewer.state === 'member' ? viewer.member.id : undefined;
  useEffect(() => {
    if (desk && memberId) want(desk);
    // `want` says the same as `key`.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [desk, memberId, key]);
  return useSyncExternalStore(
    desk?.subscribe ?? never,
    () => (desk && memberId ? read(desk) : undefined),
    () => undefined,
  );
}

/** A write of a member: a visitor signs in first; one that failed is said, and offered again. */
function useWrite(): (write: () => Promise<void>) => void {
  const { asMember } = useLogin();
  const { show } = useToast();
  return (write) => {
    const press = () => {
      write().catch((error: unknown) =>
        show({ text: readError(error).message || libraryMarkTexts.failed, tone: 'error', onRetry: press }),
      );
    };
    asMember(press, libraryMarkTexts.signIn);
  };
}

export interface TitleMarksOf {
  /** Undefined until it is known, and for visitors. */
  marks: TitleMarks | undefined;
  toggle: (mark: TitleMark) => void;
}

const isOn = (marks: TitleMarks, mark: TitleMark): boolean => {
  switch (mark) {
    case 'WATCH_LIST':
      return marks.inWatchList;
    case 'ENTRY_WATCHED':
      return marks.entryWatched;
    case 'FAVOURITE':
      return marks.favourite;
    case 'FOLLOWED':
      return marks.followed;
  }
};

/** How a title stands in the member's library. */
export function useTitleMarks(titleId: string): TitleMarksOf {
  const desk = useLibraryDesk();
  const write = useWrite();
  const marks = useDesk(
    (known) => known.title(titleId),
    (known) => known.wantTitle(titleId),
    titleId,
  );
  return {
    marks,
    toggle: (mark) => {
      if (!desk) return;
      const active = !(marks && isOn(marks, mark));
      write(() => desk.setMark(titleId, mark, active));
    },
  };
}

export interface WatchedOf {
  /** Undefined until it is known, and for visitors. */
  watched: boolean | undefined;
  set: (watched: boolean) => void;
}

/** Whether the member has watched an episode. */
export function useEpisodeWatched(episodeId: string, titleId: string, season: number): WatchedOf {
  const desk = useLibraryDesk();
  const write = useWrite();
  const watched = useDesk(
    (known) => known.watched(episodeId),
    (known) => known.wantEpisode(episodeId, seasonKey(titleId, season)),
    episodeId,
  );
  return { watched, set: (next) => desk && write(() => desk.setEpisode(episodeId, next)) };
}

/** Whether the member has watched all released episodes of a season. */
export function useSeasonWatched(titleId: string, season: number): WatchedOf {
  const desk = useLibraryDesk();
  const write = useWrite();
  const key = seasonKey(titleId, season);
  const watched = useDesk(
    (known) => known.watched(key),
    (known) => known.wantSeasons(titleId),
    key,
  );
  return { watched, set: (next) => desk && write(() => desk.setSeason(titleId, season, next)) };
}

const listMarks = {
  WATCH_LIST: 'WATCH_LIST',
  FAVOURITES: 'FAVOURITE',
  FOLLOWED: 'FOLLOWED',
} as const satisfies Record<LibraryList, TitleMark>;

/** Those of the titles that a list has brought along which still stand on it. */
export function useStillListed(list: LibraryList, titleIds: readonly string[]): ReadonlySet<string> {
  const desk = useLibraryDesk();
  const listed = useSyncExternalStore(
    desk?.subscribe ?? never,
    () =>
      titleIds
        .filter((id) => {
          const marks = desk?.title(id);
          return !marks || isOn(marks, listMarks[list]);
        })
        .join('\n'),
    () => '',
  );
  return useMemo(() => new Set(listed.split('\n')), [listed]);
}
