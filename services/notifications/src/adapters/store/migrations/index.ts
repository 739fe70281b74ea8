import { Notifications1763700000000 } from './1763700000000-notifications.js';
import { LetMeKnow1763750000000 } from './1763750000000-let-me-know.js';
import { ReadMark1764010000000 } from './1764010000000-read-mark.js';
import { Removal1763780000000 } from './1763780000000-removal.js';
import { GoneMembers1763790000000 } from './1763790000000-gone-members.js';
import { RemovalInChunks1764000200000 } from './1764000200000-removal-in-chunks.js';
import { MarksOfGoneMembers1764000600000 } from './1764000600000-marks-of-gone-members.js';
import { AnsweredRequests1765310000000 } from './1765310000000-answered-requests.js';
import { CaseOutcomes1765320000000 } from './1765320000000-case-outcomes.js';
import { Blocks1764300000000 } from './1764300000000-blocks.js';
import { Social1765400200000 } from './1765400200000-social.js';
import { Decisions1766300000000 } from './1766300000000-decisions.js';
import { TopicPosts1767500200000 } from './1767500200000-topic-posts.js';

export const migrations = [
  Notifications1763700000000,
  LetMeKnow1763750000000,
  Removal1763780000000,
  GoneMembers1763790000000,
  RemovalInChunks1764000200000,
  MarksOfGoneMembers1764000600000,
  ReadMark1764010000000,
  Blocks1764300000000,
  AnsweredRequests1765310000000,
  CaseOutcomes1765320000000,
  Social1765400200000,
  Decisions1766300000000,
  TopicPosts1767500200000,
];
