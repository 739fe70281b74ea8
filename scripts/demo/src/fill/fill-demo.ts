import { createReadStream, existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
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
import { drawArtwork } from '../art/index.js';
import { createDemoContent } from '../content.js';
import { mediaFolder } from '../folders.js';
import type { DemoMember } from '../types.js';
import { episodeMessage, titleMessage } from './catalogue.js';
import { isCleared } from './cleared.js';
import { commentMessage, reactionMessage } from './comments.js';
import { demoLogins, keptLogins, loginsFile, type DemoLogin } from './logins.js';
import { libraryMessage, placementMessage, positionMessage, sourceGroupMessage } from './playback.js';

export interface FillOptions {
  /** Signs as `importer`. */
  readonly peers: Peers;
  readonly blobs: BlobStore;
  /** Where `demo-logins.json` and drawn images are kept. */
  readonly dataDir: string;
  readonly seed: string;
  readonly now: Date;
  /** Told what is going on, for the person who waits. */
  readonly progress: (text: string) => void;
  /** What `drawDemo` has drawn; drawn now where it is absent. */
  readonly artwork?: Artwork | undefined;
  /** Aborted: it goes no further, and rejects. */
  readonly stopping?: AbortSignal | undefined;
}

/** The file of each picture by its name. */
type Artwork = ReadonlyMap<string, string>;

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
const DRAWING = 'Drawing posters and avatars';
const FILL_TIMEOUT_MS = 60_000;

/**
 * Draws the pictures of the demo before a site starts: this takes the whole process for seconds, which running services
 * would take for a database that does not answer. Undefined where the demo was cleared. @throws {ConfigError} for a
 * `demo-logins.json` that does not fit
 */
export const drawDemo = async ({
  dataDir,
  seed,
  now,
  progress,
  stopping,
}: Omit<FillOptions, 'peers' | 'blobs' | 'artwork'>): Promise<Artwork | undefined> => {
  if (isCleared(dataDir)) return undefined;
  if (!(await keptLogins(dataDir))) progress(DRAWING);
  return drawArtwork(createDemoContent(seed, now), join(dataDir, 'artwork'), stopping);
};

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

  if (!options.artwork) progress(DRAWING);
  const artwork = options.artwork ?? (await drawArtwork(content, join(dataDir, 'artwork'), stopping));
  await storeImages(blobs, artwork, cleared);
  progress('Placing clips');
  await storeMedia(blobs, cleared);
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

const contentTypes: Record<string, string> = {
  mpd: 'application/dash+xml',
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

const contentType = (name: string) =>
  contentTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

const storeOnce = async (blobs: BlobStore, name: string, file: string) => {
  const known = await blobs.stat(name);
  if (known && known.size === (await stat(file)).size) return;
  await blobs.put(name, createReadStream(file), contentType(name));
};

const storeImages = async (blobs: BlobStore, files: ReadonlyMap<string, string>, cleared: () => boolean) => {
  for (const [name, file] of files) if (!cleared()) await storeOnce(blobs, `images/${name}`, file);
};

const storeMedia = async (blobs: BlobStore, cleared: () => boolean) => {
  const folder = mediaFolder();
  for (const clip of await readdir(folder, { withFileTypes: true }))
    if (clip.isDirectory())
      for (const file of await readdir(join(folder, clip.name)))
        if (!cleared()) await storeOnce(blobs, `media/${clip.name}/${file}`, join(folder, clip.name, file));
};
