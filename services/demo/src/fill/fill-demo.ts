import { existsSync } from 'node:fs';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { BlobStore, Peers } from '@seyir/kit';
import {
  AccountsService,
  CatalogueService,
  CommentsService,
  MessagingService,
  PlaybackService,
  Role,
  SocialService,
  type ImportedMemberSchema,
  type ImportResponse,
} from '@seyir/proto';
import { createDemoContent } from '../content.js';
import type { DemoMember } from '../types.js';
import { articleMessage, episodeMessage, titleMessage } from './catalogue.js';
import { isCleared } from './cleared.js';
import { caseMessage } from './cases.js';
import { deskMessage } from './desk.js';
import { commentMessage, reactionMessage, topicMessage } from './comments.js';
import { photosOf, storeFiles } from './files.js';
import { demoLogins, loginsFile, type DemoLogin } from './logins.js';
import { conversationMessage, crowdMessage, roomMessage } from './messaging.js';
import { requestMessage } from './requests.js';
import { collectionMessage, storyMessage } from './social.js';
import { followMessage, groupMessage, idsInside, postCommentMessage, postMessage } from './flow.js';
import { libraryMessage, placementMessage, positionMessage, sourceGroupMessage } from './playback.js';

export interface FillOptions {
  /** Signs as `importer`. */
  readonly peers: Peers;
  readonly blobs: BlobStore;
  /** Folder of `demo-logins.json`. */
  readonly dataDir: string;
  readonly seed: string;
  readonly now: Date;
  /** Receives progress messages for the user. */
  readonly progress: (text: string) => void;
  /** If aborted, it stops and rejects. */
  readonly stopping?: AbortSignal | undefined;
}

export interface FillResult {
  readonly logins: readonly DemoLogin[];
  /** Number of new things. */
  readonly created: number;
  /** Number of things with changed dates. */
  readonly updated: number;
}

/** Seed of every site's demo; its ids are derived from it. */
export const DEMO_SEED = 'seyir';

const BATCH = 400;
const FILL_TIMEOUT_MS = 60_000;

/**
 * Fills a site with the demo content by the services' own import calls: without notifications, and only once, since ids are
 * derived from the seed. Existing things stay; their dates move to around `now`. Undefined if the demo was cleared, also by a
 * concurrent command: then it stops.
 */
export const fillDemo = async (options: FillOptions): Promise<FillResult | undefined> => {
  const { peers, blobs, dataDir, seed, now, stopping } = options;
  const cleared = () => {
    stopping?.throwIfAborted();
    return isCleared(dataDir);
  };
  if (cleared()) return undefined;
  const content = createDemoContent(seed, now);
  // A later start changes only dates, so it prints no message about adding content.
  const isFirst = !existsSync(loginsFile(dataDir));
  const progress = isFirst ? options.progress : () => undefined;
  if (!isFirst) options.progress('Checking the demo content');
  const logins = await demoLogins(dataDir, content.members);
  const accounts = peers.client(AccountsService);
  const catalogue = peers.client(CatalogueService);
  const playback = peers.client(PlaybackService);
  const comments = peers.client(CommentsService);
  const social = peers.client(SocialService);
  const messaging = peers.client(MessagingService);
  const call = { timeoutMs: FILL_TIMEOUT_MS };
  const counts = { created: 0, updated: 0 };

  const inBatches = async <T>(items: readonly T[], send: (batch: T[]) => Promise<ImportResponse>) => {
    for (let i = 0; i < items.length && !cleared(); i += BATCH) {
      const { created, updated } = await send(items.slice(i, i + BATCH));
      counts.created += created;
      counts.updated += updated;
    }
  };

  progress('Placing pictures and clips');
  await storeFiles(blobs, cleared, photosOf(content));
  progress(
    `Adding ${content.members.length} members, ${content.titles.length} titles, ${content.episodes.length} episodes`,
  );
  await inBatches(content.members, (batch) =>
    accounts.importMembers({ members: batch.map((m) => memberMessage(m, logins)) }, call),
  );
  await inBatches(content.titles, (batch) =>
    catalogue.importTitles({ titles: batch.map(titleMessage), demo: true }, call),
  );
  await inBatches(content.episodes, (batch) =>
    catalogue.importEpisodes({ episodes: batch.map(episodeMessage), demo: true }, call),
  );
  await inBatches(content.sourceGroups, (batch) =>
    playback.importSources({ groups: batch.map(sourceGroupMessage), demo: true }, call),
  );
  await inBatches(content.placements, (batch) =>
    playback.importPlacements({ placements: batch.map(placementMessage) }, call),
  );
  await inBatches(content.positions, (batch) =>
    playback.importPositions({ positions: batch.map(positionMessage) }, call),
  );
  await inBatches(content.library, (batch) =>
    playback.importLibrary({ entries: batch.map(libraryMessage) }, call),
  );
  await inBatches(content.requests, (batch) =>
    catalogue.importRequests({ requests: batch.map(requestMessage) }, call),
  );
  await inBatches(content.articles, (batch) =>
    catalogue.importArticles({ articles: batch.map(articleMessage), demo: true }, call),
  );
  await inBatches(content.faq, (batch) => catalogue.importFaq({ entries: batch, demo: true }, call));
  progress(`Adding ${content.comments.length} comments`);
  await inBatches(content.comments, (batch) =>
    comments.importComments({ comments: batch.map(commentMessage), demo: true }, call),
  );
  await inBatches(content.reactions, (batch) =>
    comments.importReactions({ reactions: batch.map(reactionMessage) }, call),
  );
  progress(`Adding ${content.topics.length} topics`);
  await inBatches(content.topics, (batch) =>
    comments.importTopics({ topics: batch.map(topicMessage) }, call),
  );
  await comments.importCases({ cases: content.cases.map(caseMessage) }, call);
  await accounts.importDesk(deskMessage(content.desk), call);
  await inBatches(content.collections, (batch) =>
    social.importCollections({ collections: batch.map(collectionMessage) }, call),
  );
  await inBatches(content.stories, (batch) =>
    social.importStories({ stories: batch.map(storyMessage) }, call),
  );
  const { follows, groups, posts, comments: onPosts, reactions } = content.social;
  progress(`Adding ${posts.length} posts`);
  await inBatches(follows, (batch) => social.importFollows({ follows: batch.map(followMessage) }, call));
  await inBatches(groups, (batch) =>
    // All members share their progress, so that the groups' memories have names.
    social.importGroups({ groups: batch.map(groupMessage), sharingMemberIds: idsInside(batch) }, call),
  );
  await inBatches(posts, (batch) => social.importPosts({ posts: batch.map(postMessage) }, call));
  await inBatches(onPosts, (batch) =>
    comments.importComments({ comments: batch.map(postCommentMessage), demo: true }, call),
  );
  await inBatches(reactions, (batch) =>
    comments.importReactions({ reactions: batch.map(reactionMessage) }, call),
  );
  const { conversations, rooms, crowds } = content.messaging;
  progress(`Adding ${conversations.length} conversations and ${rooms.length} rooms`);
  await inBatches(conversations, (batch) =>
    messaging.importConversations({ conversations: batch.map(conversationMessage) }, call),
  );
  await inBatches(rooms, (batch) => messaging.importRooms({ rooms: batch.map(roomMessage) }, call));
  await inBatches(crowds, (batch) =>
    messaging.importCrowdReactions({ crowds: batch.map(crowdMessage) }, call),
  );
  return cleared() ? undefined : { logins, ...counts };
};

const roles = { member: Role.MEMBER, moderator: Role.MODERATOR, editor: Role.EDITOR, admin: Role.ADMIN };

const memberMessage = (
  member: DemoMember,
  logins: readonly DemoLogin[],
): MessageInitShape<typeof ImportedMemberSchema> => ({
  id: member.id,
  username: member.username,
  name: member.name,
  email: member.email,
  password: logins.find((login) => login.username === member.username)?.password ?? '',
  avatar: member.avatar,
  about: member.bio,
  country: member.country,
  roles: member.roles.map((role) => roles[role]),
  joinedAt: timestampFromDate(member.joinedAt),
  demo: true,
});
