import {
  claps,
  groupJoins,
  memberFollows,
  pollVotes,
  requestVotes,
  roomCommands,
  topicFollows,
  topicLocks,
  topicPins,
} from './choices.ts';
import {
  heldTopics,
  messages,
  posts,
  requests,
  roomEntries,
  rooms,
  topicPosts,
  topics,
} from './creations.ts';
import { imports, memberRemovals, titleRemovals } from './imports.ts';
import { follows, marks } from './marks.ts';
import { reactions } from './reactions.ts';
import { registrations } from './registrations.ts';
import { removals } from './removals.ts';
import { reports } from './reports.ts';
import { uploads } from './uploads.ts';
import type { Kind } from './kind.ts';

/** The kinds of writes besides comments, replies and positions. */
export const kinds: Kind[] = [
  reactions,
  marks,
  follows,
  reports,
  removals,
  registrations,
  uploads,
  posts,
  claps,
  pollVotes,
  memberFollows,
  groupJoins,
  messages,
  rooms,
  roomEntries,
  roomCommands,
  topics,
  topicPosts,
  topicFollows,
  heldTopics,
  topicPins,
  topicLocks,
  requests,
  requestVotes,
  imports,
  titleRemovals,
  memberRemovals,
];
