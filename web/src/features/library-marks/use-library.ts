import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useFragment } from '@apollo/client/react';
import { useEffect } from 'react';
import { useToast } from '../../components/ui/toast.js';
import { EpisodeWatchedFragmentDoc } from '../../generated/episode-watched-fragment.js';
import { SeasonWatchedFragmentDoc } from '../../generated/season-watched-fragment.js';
import { TitleMarksFragmentDoc } from '../../generated/title-marks-fragment.js';
import type { TitleMark } from '../../generated/types.js';
import { failureToast } from '../../components/failure-toast.js';
import { useLogin } from '../../lib/login.js';
import { wasMember } from '../../lib/member-hint.js';
import { useViewer } from '../../lib/viewer.js';

import { type LibraryType, noteSeason, seasonId } from './seasons.js';
import { libraryMarkTexts } from './texts.js';
import { isOn, type TitleMarks } from './title-mark.js';

type MemberCode = typeof import('./member-code.js');

let loading: Promise<MemberCode> | undefined;

/** The queries and mutations of the library. Only members need this code, so it is not part of the first load. */
const memberCode = (): Promise<MemberCode> =>
  (loading ??= import('./member-code.js').catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

/** The cached library data of a member, loaded after sign-in; undefined until it is loaded. */
function useKnown<T extends { id: string }>(
  fragment: TypedDocumentNode<T>,
  type: LibraryType,
  id: string,
): T | undefined {
  const client = useApolloClient();
  const viewer = useViewer();
  const memberId = viewer.state === 'member' ? viewer.member.id : undefined;
  useEffect(() => {
    // A browser that was signed in last time loads it while the session query runs. Until then marks are shown as not set.
    if (!memberId && !wasMember()) return;
    let left = false;
    memberCode().then(
      ({ readLibrary }) => memberId && !left && readLibrary(client, type, id),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [client, memberId, type, id]);
  const known = useFragment<T>({ fragment, from: memberId ? { __typename: type, id } : null });
  return known.complete ? known.data : undefined;
}

/** Runs a mutation of a member: a visitor signs in first; a failure shows a toast with a retry. */
function useWrite(): (write: (code: MemberCode) => Promise<unknown>) => void {
  const { asMember } = useLogin();
  const { show } = useToast();
  return (write) => {
    const press = () => {
      memberCode()
        .then(write)
        .catch((error: unknown) => show(failureToast(error, libraryMarkTexts.failed, press)));
    };
    asMember(press, libraryMarkTexts.signIn);
  };
}

export interface TitleMarksOf {
  /** Undefined until loaded, and for visitors. */
  marks: TitleMarks | undefined;
  toggle: (mark: TitleMark) => void;
  /** 1 to 10; null takes the score back. */
  score: (score: number | null) => void;
}

/** The member's marks of a title. */
export function useTitleMarks(titleId: string): TitleMarksOf {
  const client = useApolloClient();
  const marks = useKnown(TitleMarksFragmentDoc, 'TitleLibrary', titleId);
  const write = useWrite();
  const toggle = (mark: TitleMark) => {
    const active = !(marks && isOn(marks, mark));
    write(({ setTitleMark }) => setTitleMark(client, titleId, mark, active));
  };
  const score = (given: number | null) => write(({ setScore }) => setScore(client, titleId, given));
  return { marks, toggle, score };
}

export interface WatchedOf {
  /** Undefined until loaded, and for visitors. */
  watched: boolean | undefined;
  set: (watched: boolean) => void;
}

/** Whether the member has watched an episode. */
export function useEpisodeWatched(episodeId: string, titleId: string, number: number): WatchedOf {
  const client = useApolloClient();
  const known = useKnown(EpisodeWatchedFragmentDoc, 'EpisodeLibrary', episodeId);
  const write = useWrite();
  const ofSeason = seasonId(titleId, number);
  useEffect(() => noteSeason(client, episodeId, ofSeason), [client, episodeId, ofSeason]);
  const set = (watched: boolean) =>
    write(({ setEpisodeWatched }) => setEpisodeWatched(client, episodeId, ofSeason, watched));
  return { watched: known?.watched, set };
}

/** Whether the member has watched all released episodes of a season; sets the boxes of these episodes too. */
export function useSeasonWatched(titleId: string, number: number): WatchedOf {
  const client = useApolloClient();
  const id = seasonId(titleId, number);
  const known = useKnown(SeasonWatchedFragmentDoc, 'SeasonLibrary', id);
  const write = useWrite();
  const set = (watched: boolean) =>
    write(({ setSeasonWatched }) => setSeasonWatched(client, titleId, number, watched));
  return { watched: known?.watched, set };
}
