import {
  erasuresOf,
  handleTask,
  sweepRows,
  Tally,
  type OwnGauge,
  type ServiceContext,
  type TallyHandler,
  type TaskHandler,
  type Wiring,
} from '@seyir/kit';
import {
  AccountsService,
  CatalogueService,
  MessagingService,
  PlaybackService,
  SocialService,
  topics,
} from '@seyir/proto';
import { catalogueOf } from './adapters/clients/catalogue.js';
import { membersOf } from './adapters/clients/members.js';
import { messagesOf } from './adapters/clients/messages.js';
import { progressOf } from './adapters/clients/progress.js';
import { sanctionsOf } from './adapters/clients/sanctions.js';
import { socialOf } from './adapters/clients/social.js';
import { sourcesOf } from './adapters/clients/sources.js';
import { commentEvents } from './adapters/events/publisher.js';
import { SqlCaseFigures } from './adapters/store/case-figures-store.js';
import { SqlCaseListStore } from './adapters/store/case-list-store.js';
import { SqlCaseStore } from './adapters/store/case-store.js';
import { REACTIONS } from './adapters/store/comment-rows.js';
import { SqlCommentStore } from './adapters/store/comment-store.js';
import { evidenceFiles } from './adapters/store/evidence-files.js';
import { SqlEvidenceStore } from './adapters/store/evidence-store.js';
import { SqlImportStore } from './adapters/store/import-store.js';
import { SqlMemberRemovalStore } from './adapters/store/member-removal-store.js';
import { SqlReactionStore, toReactionTally } from './adapters/store/reaction-store.js';
import { SqlRecountStore } from './adapters/store/recount-store.js';
import { SqlRemovalStore } from './adapters/store/removal-store.js';
import { SqlRestraintStore } from './adapters/store/restraint-store.js';
import { SqlThreadRemovalStore } from './adapters/store/thread-removal-store.js';
import { SqlThreadStore } from './adapters/store/thread-store.js';
import { SqlTombstoneStore } from './adapters/store/tombstone-store.js';
import { SqlPostStore } from './adapters/store/post-store.js';
import { SqlTopicImportStore } from './adapters/store/topic-import-store.js';
import { SqlTopicReaderStore } from './adapters/store/topic-reader-store.js';
import { SqlTopicRemovalStore } from './adapters/store/topic-removal-store.js';
import { SqlTopicStore } from './adapters/store/topic-store.js';
import { withTopics } from './app/forum/shown-topics.js';
import { announces } from './app/announced.js';
import { announceReactions } from './app/announce-reactions.js';
import { deleteEvidenceStep, deleteEvidenceTask, forgetEvidence } from './app/forget-evidence.js';
import { removeThreads } from './app/remove-thread.js';
import { recountReactionsStep, recountReactionsTask } from './app/recount-reactions.js';
import { recountRepliesStep, recountRepliesTask } from './app/recount-replies.js';
import { removeMemberStep, removeMemberTask } from './app/remove-member.js';
import { removeThreadStep, removeThreadTask } from './app/remove-thread.js';
import { sweepEvidence } from './app/sweep-evidence.js';
import { relations } from './relations.js';
import { useCases, type Ports, type UseCases } from './use-cases.js';

const DAY_MS = 86_400_000;

/** The only place that connects use cases with their stores and peers. */
export const wire = (context: ServiceContext): Wiring<UseCases> => {
  const tally = new Tally(REACTIONS, context.unitOfWork);
  const ports = portsOf(context, tally);
  const app = useCases(ports);
  const accounts = context.peers.client(AccountsService);
  return {
    useCases: app,
    relations: relations(ports),
    tasks: tasksOf(context, tally, ports),
    jobs: [
      { name: 'forget-evidence', everyMs: DAY_MS, run: forgetEvidence(ports) },
      { name: 'sweep-evidence', everyMs: DAY_MS, run: sweepEvidence(ports) },
    ],
    tallies: [foldingOf(tally, ports)],
    gauges: gaugesOf(ports),
    erasures: erasuresOf(accounts.listErased, app.removeMember),
    projections: [
      { topic: topics.block, snapshot: accounts.snapshot, sweep: sweepRows('block', 'block_id') },
      { topic: topics.mutedWords, snapshot: accounts.snapshot, sweep: sweepRows('muted_words', 'member_id') },
    ],
  };
};

/** Metrics about open cases and appeals. */
const gaugesOf = ({ caseFigures, clock }: Pick<Ports, 'caseFigures' | 'clock'>): OwnGauge[] => {
  let reading: ReturnType<typeof caseFigures.waiting> | undefined;
  // A scrape collects all gauges at once, so both share one read.
  const waiting = () =>
    (reading ??= caseFigures.waiting(clock.now()).finally(() => {
      reading = undefined;
    }));
  return [
    {
      name: 'seyir_moderation_cases',
      help: 'Cases without a decision, and appeals without one',
      read: async () => {
        const { open, appeals: appeal } = await waiting();
        return { open, appeal };
      },
    },
    {
      name: 'seyir_moderation_oldest_seconds',
      help: 'Age of the oldest case without a decision, and of the oldest appeal without one',
      read: async () => {
        const { oldestOpen: open, oldestAppeal: appeal } = await waiting();
        return { open, appeal };
      },
    },
  ];
};

const portsOf = (context: ServiceContext, tally: Tally) => {
  const { unitOfWork, blobs, goneMembers, tasks, clock, ids, peers, logger } = context;
  const playback = peers.client(PlaybackService);
  const topics = new SqlTopicStore(unitOfWork);
  const restraints = new SqlRestraintStore(unitOfWork);
  return {
    comments: new SqlCommentStore(unitOfWork),
    threads: new SqlThreadStore(unitOfWork),
    reactions: new SqlReactionStore(unitOfWork, tally),
    cases: new SqlCaseStore(unitOfWork),
    evidence: new SqlEvidenceStore(unitOfWork),
    evidenceFiles: evidenceFiles(blobs),
    onUncopied: (error: unknown) => logger.warn({ err: error }, 'photo of a report not copied'),
    onPlaceUnknown: (error: unknown) =>
      logger.warn({ err: error }, 'case shown without the title that a cover would name'),
    caseLists: new SqlCaseListStore(unitOfWork),
    caseFigures: new SqlCaseFigures(unitOfWork),
    restraints,
    tombstones: new SqlTombstoneStore(unitOfWork),
    imports: new SqlImportStore(unitOfWork, tally),
    removal: new SqlRemovalStore(unitOfWork, tally),
    goneMembers,
    catalogue: catalogueOf(peers.client(CatalogueService)),
    social: withTopics(socialOf(peers.client(SocialService)), topics),
    topics,
    posts: new SqlPostStore(unitOfWork),
    topicReaders: new SqlTopicReaderStore(unitOfWork),
    topicImports: new SqlTopicImportStore(unitOfWork),
    members: membersOf(peers.client(AccountsService)),
    sanctions: sanctionsOf(peers.client(AccountsService)),
    sources: sourcesOf(playback),
    messages: messagesOf(peers.client(MessagingService)),
    progress: progressOf(playback),
    onUnknown: (error: unknown) => logger.warn({ err: error }, 'progress unknown, spoilers stay covered'),
    events: commentEvents(context, announces({ restraints, clock })),
    transaction: unitOfWork,
    tasks,
    clock,
    ids,
  } satisfies Ports;
};

const tasksOf = (
  { unitOfWork }: ServiceContext,
  tally: Tally,
  ports: ReturnType<typeof portsOf>,
): TaskHandler[] => {
  const threads = new SqlThreadRemovalStore(unitOfWork);
  const members = new SqlMemberRemovalStore(unitOfWork, tally);
  const topicRemoval = new SqlTopicRemovalStore(unitOfWork);
  const recounts = new SqlRecountStore(unitOfWork, tally);
  return [
    handleTask(removeThreadTask, removeThreadStep({ ...ports, threads, topicRemoval })),
    handleTask(
      removeMemberTask,
      removeMemberStep({ ...ports, members, topicRemoval, removeThreads: removeThreads(ports) }),
    ),
    handleTask(deleteEvidenceTask, deleteEvidenceStep(ports)),
    handleTask(recountRepliesTask, recountRepliesStep({ recounts })),
    handleTask(recountReactionsTask, recountReactionsStep({ recounts })),
  ];
};

/** Each target's reactions are folded into one row once a second, however many members react. */
const foldingOf = (tally: Tally, ports: Ports): TallyHandler => {
  const announce = announceReactions(ports);
  return { tally, afterFold: (folded) => announce(folded.map(toReactionTally)) };
};
