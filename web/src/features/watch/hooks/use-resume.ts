import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useViewer } from '../../../lib/viewer.js';
import { ResumePositionDocument } from '../../../generated/resume-position.js';

export interface Resume {
  /** False until it is known where to begin: the player waits for it. */
  ready: boolean;
  /** Seconds; 0 from the start, also for what was already watched to its end. */
  startAt: number;
}

/** An outage of sessions or positions must not keep anyone from watching for longer than this. */
const PATIENCE_MS = 4_000;

/**
 * Where this viewer begins: members where they stopped, visitors at the start. Said once for an episode: whoever signs
 * in while watching goes on where the player stands.
 */
export function useResume(episodeId: string): Resume {
  const viewer = useViewer();
  const member = viewer.state === 'member';
  const [startAt, setStartAt] = useState<number>();
  const known = startAt !== undefined;
  const { data, error } = useQuery(ResumePositionDocument, {
    variables: { episodeIds: [episodeId] },
    skip: !member || known,
    fetchPolicy: 'network-only',
  });
  useEffect(() => {
    if (known) return undefined;
    const timer = setTimeout(setStartAt, PATIENCE_MS, 0);
    return () => clearTimeout(timer);
  }, [known]);

  const position = data?.positions?.find((p) => p.episodeId === episodeId);
  const answered = viewer.state === 'visitor' || (member && (error ?? data) !== undefined);
  if (answered && !known) setStartAt(position && !position.watched ? position.positionSeconds : 0);
  return { ready: known, startAt: startAt ?? 0 };
}
