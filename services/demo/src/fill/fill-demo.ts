import { existsSync } from 'node:fs';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { BlobStore, Peers } from '@seyir/kit';
import {
  AccountsService,
  CatalogueService,
  CommentsService,
  PlaybackService,
  Role,
  type ImportedMemberSchema,
  type ImportResponse,
} from '@seyir/proto';
import { createDemoContent } from '../content.js';
import type { DemoMember } from '../types.js';
import { episodeMessage, titleMessage } from './catalogue.js';
import { isCleared } from './cleared.js';
import { commentMessage, reactionMessage } from './comments.js';
import { storeFiles } from './files.js';
import { demoLogins, loginsFile, type DemoLogin } from './logins.js';
import { libraryMessage, placementMessage, positionMessage, sourceGroupMessage } from './playback.js';

export interface FillOptions {
  /** Signs as `importer`. */
  readonly peers: Peers;
  readonly blobs: BlobStore;
  /** Where `demo-logins.json` is kept. */
  readonly dataDir: string;
  readonly seed: string;
  readonly now: Date;
  /** Told what is going on, for the person who waits. */
  readonly progress: (text: string) => void;
  /** Aborted: it goes no further, and rejects. */
  readonly stopping?: AbortSignal | undefined;
}

export interface FillResult {
  readonly logins: readonly DemoLogin[];
  /** How many things were new. */
  readonly created: number;
  /** How many things had other dates. */
  readonly updated: number;
}

/** Of every site's demo: its ids follow from it. */
export const DEMO_SEED = 'seyir';

const BATCH = 400;
const FILL_TIMEOUT_MS = 60_000;

/**
 * Fills a site with the demo content through the services' own import calls: silently, and once, since ids follow
 * from the seed. What is there already keeps its place; its dates move to around `now`. Undefined where the demo was
 * cleared, also by a command beside it: then it goes no further.
 */
export const fillDemo = async (options: FillOptions): Promise<FillResult | undefined> => {
  const { peers, blobs, dataDir, seed, now, stopping } = options;
  const cleared = () => {
    stopping?.throwIfAborted();
    return isCleared(dataDir);
  };
  if (cleared()) return undefined;
  const content = createDemoContent(seed, now);
  // A later start finds all of it there: to say that it is added again would frighten.
  const isFirst = !existsSync(loginsFile(dataDir));
  const progress = isFirst ? options.progress : () => undefined;
  if (!isFirst) options.progress('Checking the demo content');
  const logins = await demoLogins(dataDir, content.members);
  const accounts = peers.client(AccountsService);
  const catalogue = peers.client(CatalogueService);
  const playback = peers.client(PlaybackService);
  const comments = peers.client(CommentsService);
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
  await storeFiles(blobs, cleared);
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
  progress(`Adding ${content.comments.length} comments`);
  await inBatches(content.comments, (batch) =>
    comments.importComments({ comments: batch.map(commentMessage), demo: true }, call),
  );
  await inBatches(content.reactions, (batch) =>
    comments.importReactions({ reactions: batch.map(reactionMessage) }, call),
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
