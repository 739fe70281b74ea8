import { badInput, isId, uniqueIds, type GoneMembers } from '@seyir/kit';
import type { Photo } from '../domain/photo.js';
import { MOST_PHOTOS } from '../domain/photo.js';
import { MOST_CLAPS, type Card } from '../domain/post.js';
import type { BadgeStore } from './badge-ports.js';
import type { GroupStore } from './group-ports.js';
import type { ImportResult, PhotoStore, PostEvents, PostStore, Transaction } from './ports.js';
import { bodyOf } from './post-text.js';

const MAX_BATCH = 100;

// An import writes at once what single calls write one by one: posts, photos and badges, with the events.
interface Deps {
  readonly posts: PostStore;
  readonly groups: Pick<GroupStore, 'byIds'>;
  readonly photos: PhotoStore;
  readonly badges: Pick<BadgeStore, 'note'>;
  readonly events: PostEvents;
  readonly goneMembers: GoneMembers;
  readonly transaction: Transaction;
}

export interface ImportedPost {
  readonly id: string;
  readonly authorId: string;
  readonly body: string;
  /** Undefined: a post of the feed. */
  readonly groupId: string | undefined;
  readonly card: Card | undefined;
  readonly photos: readonly Photo[];
  readonly poll: { readonly question: string; readonly answers: readonly string[] } | undefined;
  readonly votes: readonly { readonly memberId: string; readonly answer: number }[];
  readonly claps: readonly { readonly memberId: string; readonly count: number }[];
  readonly postedAt: Date;
}

/**
 * Imports up to 100 posts with their votes and claps, idempotent by id: of an existing post only the time changes. Posts, votes and
 * claps of erased members are left out. BAD_INPUT.
 */
export const importPosts =
  ({ posts, groups, photos, badges, events, goneMembers, transaction }: Deps) =>
  async (imported: readonly ImportedPost[]): Promise<ImportResult> => {
    check(imported);
    return transaction.run(async () => {
      const gone = await goneMembers.among(imported.flatMap(membersOf));
      const ids = imported.map(({ id }) => id);
      const standing = new Map((await posts.byIds(ids, undefined)).map((post) => [post.id, post]));
      let updated = 0;
      const added = [];
      const inGroups = await standingGroups(imported);
      for (const one of imported.filter(({ authorId }) => !gone.has(authorId))) {
        const { id, authorId, groupId, card, poll, postedAt } = one;
        const known = standing.get(id);
        if (known) {
          if (known.postedAt.getTime() === postedAt.getTime()) continue;
          await posts.move(id, postedAt);
          updated += 1;
          continue;
        }
        // The group was deleted on this site, so its posts are skipped.
        if (groupId !== undefined && !inGroups.has(groupId)) continue;
        const body = bodyOf(one.body, { mayBeEmpty: true });
        const post = {
          id,
          authorId,
          body,
          card,
          postedAt,
          scope: undefined,
          groupId,
          mentionedIds: [],
        };
        added.push(await posts.add({ ...post, poll: poll && { ...poll, endsAt: undefined } }));
        await photos.add(id, one.photos);
        for (const { memberId, answer } of one.votes.filter((vote) => !gone.has(vote.memberId)))
          await posts.vote(id, memberId, answer, postedAt);
        for (const { memberId, count } of one.claps.filter((clap) => !gone.has(clap.memberId)))
          await posts.clap(id, memberId, count);
      }
      if (added.length > 0) await events.postsChanged(added.map((post) => ({ ...post, silent: true })));
      const authors = uniqueIds(added.map(({ authorId }) => authorId));
      for (const fact of ['posts', 'polls', 'claps'] as const) await badges.note(authors, fact, true);
      return { created: added.length, updated, unchanged: imported.length - added.length - updated };
    });

    async function standingGroups(given: readonly ImportedPost[]): Promise<ReadonlySet<string>> {
      const ids = uniqueIds(given.flatMap(({ groupId }) => groupId ?? []));
      return new Set((await groups.byIds(ids, undefined)).map(({ id }) => id));
    }
  };

const membersOf = ({ authorId, votes, claps }: ImportedPost): string[] => [
  authorId,
  ...[...votes, ...claps].map(({ memberId }) => memberId),
];

const check = (imported: readonly ImportedPost[]): void => {
  if (imported.length > MAX_BATCH) throw badInput({ posts: 'too_long' });
  imported.forEach((one, index) => {
    const { id, card, photos, poll, votes, claps } = one;
    const ids = [
      id,
      ...(one.groupId === undefined ? [] : [one.groupId]),
      ...membersOf(one),
      ...photos.map((photo) => photo.id),
      ...(card ? [card.id] : []),
    ];
    const answers = poll?.answers.length ?? 0;
    const isValid =
      ids.every(isId) &&
      photos.length <= MOST_PHOTOS &&
      votes.every(({ answer }) => answer >= 1 && answer <= answers) &&
      claps.every(({ count }) => count >= 1 && count <= MOST_CLAPS);
    if (!isValid) throw badInput({ [`posts.${index}`]: 'invalid' });
  });
};
