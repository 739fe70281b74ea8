import { batchOf } from '@seyir/kit';
import type { OpenPost, PostStore } from './ports.js';
import type { ReadPost, ReadPosts } from './read-posts.js';

const MOST_READ = 100;
const MOST_REVEALED = 50;

interface Deps {
  readonly posts: PostStore;
  readonly read: ReadPosts;
}

/** Posts by id as the reader may see them; hidden ones are left out. BAD_INPUT beyond 100 ids. */
export const getPosts =
  ({ posts, read }: Deps) =>
  async (readerId: string | undefined, ids: readonly string[]): Promise<ReadPost[]> =>
    read(readerId, await posts.shown(batchOf(ids, MOST_READ), readerId));

/** The member's claps by post; posts without any are left out. BAD_INPUT beyond 200 ids. */
export const getOwnClaps =
  ({ posts }: Pick<Deps, 'posts'>) =>
  async (memberId: string, ids: readonly string[]): Promise<ReadonlyMap<string, number>> =>
    posts.clapsOf(memberId, batchOf(ids));

/** The posts that a member may open; an undefined member is a visitor. BAD_INPUT beyond 200 ids. */
export const findShownPosts =
  ({ posts }: Pick<Deps, 'posts'>) =>
  async (readerId: string | undefined, ids: readonly string[]): Promise<OpenPost[]> =>
    ids.length === 0 ? [] : posts.open(batchOf(ids), readerId);

/** Posts by id with their spoiler texts, which the reader asks to see. BAD_INPUT beyond 50 ids. */
export const revealPosts =
  ({ posts, read }: Deps) =>
  async (readerId: string | undefined, ids: readonly string[]): Promise<ReadPost[]> =>
    read(readerId, await posts.shown(batchOf(ids, MOST_REVEALED), readerId), { revealed: true });
