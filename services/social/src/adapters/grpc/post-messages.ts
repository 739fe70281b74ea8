import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { badInput } from '@seyir/kit';
import {
  CardKind,
  FeedKind,
  SpoilerKind,
  type Card as CardMessage,
  type CreatePostRequest,
  type NewPoll as NewPollMessage,
  type PollSchema,
  type PostSchema,
  type Spoiler as SpoilerMessage,
  type ShownPostSchema,
  type SpoilerSchema,
} from '@seyir/proto';
import type { CreatePostInput } from '../../app/create-post.js';
import type { NewPoll } from '../../app/poll-input.js';
import type { OpenPost } from '../../app/ports.js';
import type { ReadPost } from '../../app/read-posts.js';
import { hasEnded, type Card, type Feed, type Poll } from '../../domain/post.js';
import type { Scope, Spoiler } from '../../domain/spoiler.js';

export const fromPost = (post: ReadPost, now: Date): MessageInitShape<typeof PostSchema> => ({
  id: post.id,
  authorId: post.authorId,
  body: post.body,
  spoiler: spoilerMessage(post.scope),
  covered: post.covered,
  ...(post.card && { card: { kind: cards[post.card.kind], id: post.card.id } }),
  mentionedIds: [...post.mentionedIds],
  postedAt: timestampFromDate(post.postedAt),
  edited: post.edited,
  version: post.version,
  groupId: post.groupId ?? '',
  managed: post.managed,
  ...(post.poll && { poll: fromPoll(post.poll, now, post.resultsHidden) }),
  clapCount: post.claps,
  clapSeq: post.clapSeq,
  ownClaps: post.ownClaps,
  photos: post.photos.map((photo) => ({ ...photo })),
});

export const fromPoll = (
  { question, answers, counts, seq, endsAt, ownAnswer }: Poll,
  now: Date,
  resultsHidden = false,
): MessageInitShape<typeof PollSchema> => ({
  question,
  ownAnswer,
  resultsHidden,
  seq: resultsHidden ? 0 : seq,
  answers: answers.map((text, index) => ({ text, count: counts[index] ?? 0 })),
  ...(endsAt && { endsAt: timestampFromDate(endsAt) }),
  ended: hasEnded({ endsAt }, now),
  voteCount: counts.reduce((sum, count) => sum + count, 0),
});

export const fromShownPost = ({
  id,
  authorId,
  scope,
  cover,
  groupId,
}: OpenPost): MessageInitShape<typeof ShownPostSchema> => ({
  id,
  authorId,
  spoiler: spoilerMessage(scope),
  coverTitleId: cover?.titleId ?? '',
  coverSeason: cover?.season ?? 0,
  coverNumber: cover?.number ?? 0,
  ...(groupId !== undefined && { groupId }),
});

const spoilerMessage = (scope: Scope | undefined): MessageInitShape<typeof SpoilerSchema> =>
  scope
    ? { kind: scope.number > 0 ? SpoilerKind.EPISODE : SpoilerKind.TITLE, ...scope }
    : { kind: SpoilerKind.NONE };

const cards: Readonly<Record<Card['kind'], CardKind>> = {
  title: CardKind.TITLE,
  episode: CardKind.EPISODE,
};

/** BAD_INPUT for an unknown kind. */
export const toCard = (message: CardMessage | undefined): Card | undefined => {
  if (!message) return undefined;
  const { kind, id } = message;
  if (kind === CardKind.TITLE) return { kind: 'title', id };
  if (kind === CardKind.EPISODE) return { kind: 'episode', id };
  throw badInput({ card: 'invalid' });
};

/** BAD_INPUT for an unknown kind. */
export const toSpoiler = (message: SpoilerMessage | undefined): Spoiler | undefined => {
  const { kind, titleId, season, number } = message ?? {
    kind: SpoilerKind.NONE,
    titleId: '',
    season: 0,
    number: 0,
  };
  switch (kind) {
    case SpoilerKind.UNSPECIFIED:
    case SpoilerKind.NONE:
      return undefined;
    case SpoilerKind.TITLE:
      return { kind: 'title', titleId, season, number };
    case SpoilerKind.EPISODE:
      return { kind: 'episode', titleId, season, number };
    default:
      throw badInput({ spoiler: 'invalid' });
  }
};

/** BAD_INPUT for an unknown kind. */
export const toNewPost = ({ body, photos, spoiler, card, poll }: CreatePostRequest): CreatePostInput => ({
  body,
  photos,
  spoiler: toSpoiler(spoiler),
  card: toCard(card),
  poll: toNewPoll(poll),
});

const toNewPoll = (message: NewPollMessage | undefined): NewPoll | undefined =>
  message && {
    question: message.question,
    answers: message.answers,
    endsAt: message.endsAt && timestampDate(message.endsAt),
  };

/** BAD_INPUT for an unknown feed. */
export const toFeed = (kind: FeedKind): Feed => {
  if (kind === FeedKind.EVERYONE) return 'everyone';
  if (kind === FeedKind.FOLLOWED) return 'followed';
  throw badInput({ kind: kind === FeedKind.UNSPECIFIED ? 'required' : 'invalid' });
};
