import { CasePhotoRow, CaseRow, EvidenceRow, OpenCaseProblemRow, ReportRow } from './case.js';
import { CommentRow, GoneSubjectRow, ThreadRow } from './comment.js';
import { ReactionRow, ReactionTallyDeltaRow, ReactionTallyRow } from './reaction.js';
import { BlockRow, MutedWordsRow } from './restraint.js';
import { TopicReaderRow, TopicRow } from './topic.js';

/** One entity per table of comments. */
export const entities = [
  CommentRow,
  ThreadRow,
  GoneSubjectRow,
  ReactionRow,
  ReactionTallyRow,
  ReactionTallyDeltaRow,
  CaseRow,
  ReportRow,
  EvidenceRow,
  CasePhotoRow,
  OpenCaseProblemRow,
  BlockRow,
  MutedWordsRow,
  TopicRow,
  TopicReaderRow,
];
