import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useViewer } from '../../../lib/viewer.js';
import type { ResumePositionQuery } from '../../../generated/types.js';
import { askResume, earlyResumes, groupOf } from '../early-start.js';
import { keptStart } from '../kept-positions.js';

export interface Resume {
  /** False until the start position is known: the player waits for it. */
  ready: boolean;
  /** Seconds; 0 from the start, also for an episode that was watched to its end. */
  startAt: number;
  /** The translator group that the account has for the title; undefined for none, and for visitors. */
  groupId: string | undefined;
}

/** Maximum wait for the session and the position before the episode starts anyway. */
const PATIENCE_MS = 4_000;

/**
 * The viewer's start position: members resume across devices, visitors in this browser; a member also resumes at a
 * browser position that is not copied to the account yet. It is set once per episode: a sign-in during playback does
 * not move the player.
 */
export function useResume(episodeId: string, titleId: string): Resume {
  const client = useApolloClient();
  const { state } = useViewer();
  const [found, setFound] = useState<Omit<Resume, 'ready'>>();
  const known = found !== undefined;
  useEffect(() => {
    if (known) return undefined;
    const timer = setTimeout(setFound, PATIENCE_MS, fromStart);
    return () => clearTimeout(timer);
  }, [known]);
  useEffect(() => {
    if (known || state !== 'member') return undefined;
    let late = false;
    const settle = (answer?: ResumePositionQuery) => late || setFound(startOf(answer, episodeId, titleId));
    earlyResumes.take(episodeId, () => askResume(client, episodeId, titleId)).then(settle, () => settle());
    return () => {
      late = true;
    };
  }, [client, known, state, episodeId, titleId]);

  if (state === 'visitor' && !known) setFound(startOf(undefined, episodeId, titleId));
  return { ready: known, ...(found ?? fromStart) };
}

const fromStart = { startAt: 0, groupId: undefined };

const startOf = (answer: ResumePositionQuery | undefined, episodeId: string, titleId: string) => {
  const position = answer?.positions?.find((p) => p.episodeId === episodeId);
  const kept = position ? 0 : keptStart(episodeId);
  return {
    startAt: position && !position.watched ? position.positionSeconds : kept,
    groupId: groupOf(answer, titleId),
  };
};
