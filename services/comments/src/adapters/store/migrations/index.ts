import { Threads1763700000000 } from './1763700000000-threads.js';
import { Reactions1763700100000 } from './1763700100000-reactions.js';
import { MentionsAndCases1763730000000 } from './1763730000000-mentions-and-cases.js';
import { Removal1763780000000 } from './1763780000000-removal.js';
import { RemovalInChunks1764000300000 } from './1764000300000-removal-in-chunks.js';
import { ReactionsTally1764200000000 } from './1764200000000-reactions-tally.js';
import { ThreadNumbers1764000700000 } from './1764000700000-thread-numbers.js';
import { Restraints1764300000000 } from './1764300000000-restraints.js';
import { CaseDecisions1765320000000 } from './1765320000000-case-decisions.js';
import { CaseSubjects1766300000000 } from './1766300000000-case-subjects.js';
import { CaseEvidence1764800000000 } from './1764800000000-case-evidence.js';
import { Forum1765200000000 } from './1765200000000-forum.js';
import { NumberedPosts1765200100000 } from './1765200100000-numbered-posts.js';
import { TopicSearch1766500000000 } from './1766500000000-topic-search.js';
import { Appeals1767300000000 } from './1767300000000-appeals.js';
import { AppealIndexes1767300010000 } from './1767300010000-appeal-indexes.js';
import { PostSearch1767500000000 } from './1767500000000-post-search.js';
import { CaseFilters1768000000000 } from './1768000000000-case-filters.js';
import { OpenCaseProblems1768100000000 } from './1768100000000-open-case-problems.js';
import { CaseCovers1768100100000 } from './1768100100000-case-covers.js';
import { TopicEdits1768300000000 } from './1768300000000-topic-edits.js';
import { ForumSearch1768300100000 } from './1768300100000-forum-search.js';
import { CasePhotos1768500000000 } from './1768500000000-case-photos.js';
import { CoverEpisodes1768600000000 } from './1768600000000-cover-episodes.js';
import { EvidenceEnds1768600100000 } from './1768600100000-evidence-ends.js';
import { FollowedTopics1768700000000 } from './1768700000000-followed-topics.js';

export const migrations = [
  Threads1763700000000,
  Reactions1763700100000,
  MentionsAndCases1763730000000,
  Removal1763780000000,
  RemovalInChunks1764000300000,
  ReactionsTally1764200000000,
  ThreadNumbers1764000700000,
  Restraints1764300000000,
  CaseEvidence1764800000000,
  CaseDecisions1765320000000,
  Forum1765200000000,
  NumberedPosts1765200100000,
  CaseSubjects1766300000000,
  TopicSearch1766500000000,
  Appeals1767300000000,
  AppealIndexes1767300010000,
  PostSearch1767500000000,
  CaseFilters1768000000000,
  OpenCaseProblems1768100000000,
  CaseCovers1768100100000,
  TopicEdits1768300000000,
  ForumSearch1768300100000,
  CasePhotos1768500000000,
  CoverEpisodes1768600000000,
  EvidenceEnds1768600100000,
  FollowedTopics1768700000000,
];
