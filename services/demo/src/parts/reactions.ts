import type { Seed } from '../ids.js';
import type {
  DemoComment,
  DemoEpisode,
  DemoMember,
  DemoReaction,
  DemoTitle,
  ReactionNumber,
} from '../types.js';

/** The likely reactions to a text; a common one is repeated in the list. */
function moodOf(text: string): readonly ReactionNumber[] {
  if (/😂|😄|😅|kahkaha|güldü/u.test(text)) return [4, 4, 4, 4, 1, 3];
  if (/ağla|yıkıldım|bittim|özle|perişan|🥲|Of\./u.test(text)) return [5, 5, 1, 1, 3];
  if (/fark et|saydım|teori|meğer|baktım|!/u.test(text)) return [6, 6, 3, 1, 1];
  return [1, 1, 1, 1, 3, 3, 2];
}

function react(
  seed: Seed,
  target: DemoReaction['target'],
  members: readonly DemoMember[],
  count: number,
  mood: readonly ReactionNumber[],
): DemoReaction[] {
  return seed
    .shuffle(`react:${target.id}`, members)
    .slice(0, count)
    .map((member) => ({
      target,
      memberId: member.id,
      reaction: seed.pick(`mood:${target.id}:${member.id}`, mood),
    }));
}

/** Reactions of members to comments (never their own), to released episodes and to series. */
export function buildReactions(
  content: {
    titles: readonly DemoTitle[];
    episodes: readonly DemoEpisode[];
    comments: readonly DemoComment[];
  },
  members: readonly DemoMember[],
  seed: Seed,
  now: Date,
): DemoReaction[] {
  const onComments = content.comments.flatMap((comment) => {
    const others = members.filter(({ id }) => id !== comment.authorId);
    const most = comment.parentId === undefined ? 14 : 7;
    const count = Math.floor(seed.share(`liked:${comment.id}`) ** 2 * (most + 1));
    return react(seed, { kind: 'comment', id: comment.id }, others, count, moodOf(comment.body));
  });
  const onEpisodes = content.episodes
    .filter(({ airedAt }) => airedAt <= now)
    .flatMap(({ id }) => {
      const count = 2 + Math.floor(seed.share(`liked:${id}`) * 9);
      return react(seed, { kind: 'episode', id }, members, count, [1, 1, 1, 3, 3, 6, 5, 2]);
    });
  const onTitles = content.titles
    .filter(({ kind }) => kind !== 'movie')
    .flatMap(({ id }) => {
      const count = 6 + Math.floor(seed.share(`liked:${id}`) * 14);
      return react(seed, { kind: 'series', id }, members, count, [1, 1, 1, 3, 3, 2]);
    });
  return [...onComments, ...onEpisodes, ...onTitles];
}
