import { wakes } from '@seyir/proto';
import type { Admission } from '../../live/channel-tickets.js';
import type { RightsSubject } from '../../live/frame-source.js';

/**
 * The wakes after which a reader may no longer see a post, or the thread of something that members can hide. A block also ends the
 * friendship, so it wakes that subject.
 */
export const keptRights = ({ memberId, groupId }: Admission): RightsSubject[] => [
  ...(memberId === undefined ? [] : [{ subject: wakes.friends(memberId) }]),
  ...(groupId === undefined ? [] : [{ subject: wakes.group(groupId), withdrawn: true }]),
  ...(memberId === undefined || groupId === undefined
    ? []
    : [{ subject: wakes.groupStanding(groupId, memberId) }]),
];
