import { useQuery } from '@apollo/client/react';
import { useViewer } from '../../../lib/viewer.js';
import { ResumePositionDocument } from '../../../generated/resume-position.js';

export interface Resume {
  /** False until it is known where to begin: the player waits for it. */
  ready: boolean;
  /** Seconds; 0 from the start, also for what was already watched to its end. */
  startAt: number;
}

/** Where this viewer begins: members where they stopped, visitors at the start. */
export function useResume(episodeId: string): Resume {
  const viewer = useViewer();
  const member = viewer.state === 'member';
  const { data, error } = useQuery(ResumePositionDocument, {
    variables: { episodeIds: [episodeId] },
    skip: !member,
    fetchPolicy: 'network-only',
  });
  if (viewer.state === 'unknown') return { ready: false, startAt: 0 };
  // Positions that do not answer must not keep anyone from watching.
  if (!member || error) return { ready: true, startAt: 0 };
  if (!data) return { ready: false, startAt: 0 };
  const position = data.positions?.find((p) => p.episodeId === episodeId);
  return { ready: true, startAt: position && !position.watched ? position.positionSeconds : 0 };
}
