import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useViewer } from '../../../lib/viewer.js';
import { ResumePositionDocument } from '../../../generated/resume-position.js';
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
  const viewer = useViewer();
  const member = viewer.state === 'member';
  const [found, setFound] = useState<Omit<Resume, 'ready'>>();
  const known = found !== undefined;
  const { data, error } = useQuery(ResumePositionDocument, {
    variables: { episodeIds: [episodeId], titleIds: [titleId] },
    skip: !member || known,
    fetchPolicy: 'network-only',
  });
  useEffect(() => {
    if (known) return undefined;
    const timer = setTimeout(setFound, PATIENCE_MS, fromStart);
    return () => clearTimeout(timer);
  }, [known]);

  const answered = viewer.state === 'visitor' || (member && (error ?? data) !== undefined);
  if (answered && !known) {
    const position = data?.positions?.find((p) => p.episodeId === episodeId);
    const kept = position ? 0 : keptStart(episodeId);
    setFound({
      startAt: position && !position.watched ? position.positionSeconds : kept,
      groupId: data?.library?.titles.find(({ id }) => id === titleId)?.groupId ?? undefined,
    });
  }
  return { ready: known, ...(found ?? fromStart) };
}

const fromStart = { startAt: 0, groupId: undefined };
