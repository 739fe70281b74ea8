import { timestampDate } from '@bufbuild/protobuf/wkt';
import { DomainError, FIRST_ID, isId, type ServiceClient } from '@seyir/kit';
import { ReportedKind, SpoilerKind, type ShownPost, type SocialService, type Spoiler } from '@seyir/proto';
import type { ReportedInSocial, ShownTarget, Social } from '../../app/ports.js';
import { coveredScope, type Scope } from '../../domain/spoiler.js';
import { targetKey, targetKind, type TargetKind } from '../../domain/target.js';
import { photosOf, pictureOf } from './reported-photos.js';

export const socialOf = (client: ServiceClient<typeof SocialService>): Social => ({
  async shown(readerId, targets) {
    const idsOf = (wanted: TargetKind) =>
      targets.filter(({ kind, id }) => kind === wanted && isId(id)).map(({ id }) => id);
    const asked = {
      memberId: readerId ?? '',
      collectionIds: idsOf(targetKind.collection),
      postIds: idsOf(targetKind.post),
    };
    if (asked.collectionIds.length + asked.postIds.length === 0) return new Map();
    const { collectionIds, posts } = await client.findShown(asked, { asService: true, timeoutMs: 1_000 });
    return new Map<string, ShownTarget>([
      ...collectionIds.map((id) => [targetKey({ kind: targetKind.collection, id }), {}] as const),
      ...posts.map(
        (post) =>
          [
            targetKey({ kind: targetKind.post, id: post.id }),
            {
              ...shownScope(post),
              ...(post.authorId && { authorId: post.authorId }),
              ...(post.groupId && { groupId: post.groupId }),
            },
          ] as const,
      ),
    ]);
  },

  async titleOf(type, id) {
    const asked = { kind: kinds[type], id };
    const found = await client.findReportedTitle(asked, { asService: true, timeoutMs: 1_000 });
    return found.titleId || undefined;
  },

  // Called with the member's own rights.
  async evidence(type, id) {
    const copied = await client.copyReported({ kind: kinds[type], id }, { timeoutMs: 1_000 }).catch(none);
    if (!copied) return [];
    const { authorId, body, writtenAt, covered } = copied;
    const pictures = [...pictureOf('cover', copied.cover), ...pictureOf('poster', copied.poster)];
    const photos = [...photosOf(copied.photos), ...pictures];
    const sentAt = writtenAt ? timestampDate(writtenAt) : new Date(0);
    return [{ messageId: id, authorId: authorId || FIRST_ID, body, sentAt, photos, covered }];
  },
});

const kinds: Readonly<Record<ReportedInSocial, ReportedKind>> = {
  flow: ReportedKind.POST,
  collection: ReportedKind.COLLECTION,
  story: ReportedKind.STORY,
  group: ReportedKind.GROUP,
};

const none = (error: unknown): undefined => {
  if (!(error instanceof DomainError) || error.code !== 'NOT_FOUND') throw error;
};

const scopeOf = (spoiler: Spoiler | undefined): Scope | undefined => {
  if (!spoiler || spoiler.kind <= SpoilerKind.NONE) return undefined;
  const { titleId, season, number } = spoiler;
  return { titleId, season, number };
};

const shownScope = ({ spoiler, coverTitleId, coverSeason, coverNumber }: ShownPost): ShownTarget => {
  const declared = scopeOf(spoiler);
  if (coverTitleId === '') return declared ? { scope: declared } : {};
  const cover = { titleId: coverTitleId, season: coverSeason, number: coverNumber };
  return { scope: coveredScope(cover, declared), cover: { ...(declared && { declared }) } };
};
