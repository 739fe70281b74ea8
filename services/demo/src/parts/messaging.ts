import { conversations } from '../data/conversations.js';
import { crowds, rooms, type RoomData, type SceneData } from '../data/rooms.js';
import type { Seed } from '../ids.js';
import type {
  DemoConversation,
  DemoCrowd,
  DemoEpisode,
  DemoMember,
  DemoMessaging,
  DemoRoom,
  DemoTitle,
  ReactionNumber,
} from '../types.js';
import { day, eveningOf, minute } from './dates.js';
import { demoPhotos } from './photos.js';

/** Time between two entries of a room's chat. */
const CHAT_APART = 3 * minute;

/**
 * Conversations of members, a room that plays, a scheduled one, and reactions to an episode.
 * @throws for an unknown member or episode
 */
export function buildMessaging(
  titles: readonly DemoTitle[],
  episodes: readonly DemoEpisode[],
  members: readonly DemoMember[],
  seed: Seed,
  now: Date,
): DemoMessaging {
  const idOf = (username: string): string => {
    const member = members.find((one) => one.username === username);
    if (!member) throw new Error(`No member ${username}`);
    return member.id;
  };
  const episodeOf = (about: RoomData['about']): DemoEpisode => {
    const titleId = titles.find(({ slug }) => slug === about.slug)?.id;
    const episode = episodes.find(
      (one) => one.titleId === titleId && one.season === about.season && one.number === about.number,
    );
    if (!episode) throw new Error(`No episode ${JSON.stringify(about)}`);
    return episode;
  };
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  return {
    conversations: conversations.map(
      ({ between, minutesAgo, apart, messages, unread, isRequest }): DemoConversation => {
        const [opener, other] = between;
        const key = between.join(':');
        const unreadOf = (username: string) => (unread?.[0] === username ? unread[1] : 0);
        return {
          id: seed.id('conversation', key),
          openerId: idOf(opener),
          otherId: idOf(other),
          accepted: isRequest === undefined,
          openerUnread: unreadOf(opener),
          otherUnread: unreadOf(other),
          messages: messages.map(({ by, text, replyTo, mood, photos }, index) => ({
            id: seed.id('message', `${key}:${index}`),
            authorId: idOf(by),
            body: text,
            photos: demoPhotos(seed, 'message', `${key}:${index}`, photos),
            replyToSeq: replyTo,
            sentAt: before((minutesAgo + (messages.length - 1 - index) * apart) * minute),
            reactions:
              mood === undefined ? [] : [{ memberId: idOf(by === opener ? other : opener), reaction: mood }],
          })),
        };
      },
    ),
    rooms: rooms.map(({ title, about, members: inside, startsIn, chat }): DemoRoom => {
      const episode = episodeOf(about);
      return {
        id: seed.id('room', title),
        title,
        episodeId: episode.id,
        memberIds: inside.map(idOf),
        repeatSeconds: startsIn ? undefined : episode.durationSeconds,
        startsAt: startsIn && eveningOf(new Date(now.getTime() + startsIn.days * day), startsIn.hour),
        entries: chat.map(({ by, text, isSpoiler = false }, index) => ({
          id: seed.id('room-entry', `${title}:${index}`),
          authorId: idOf(by),
          body: text,
          isSpoiler,
          postedAt: before((chat.length - index) * CHAT_APART),
        })),
      };
    }),
    crowds: crowds.map(({ about, scenes }) => ({
      episodeId: episodeOf(about).id,
      seconds: scenes.flatMap(secondsOf),
    })),
  };
}

/** Share of a scene's counts in its first, second and third second, in percent. */
const FADING = [100, 55, 25];

const secondsOf = ({ at, counts }: SceneData): DemoCrowd['seconds'] =>
  FADING.map((share, after) => ({
    second: at + after,
    reactions: Object.entries(counts).flatMap(([reaction, most]) => {
      const count = Math.round((most * share) / 100);
      return count > 0 ? [{ reaction: Number(reaction) as ReactionNumber, count }] : [];
    }),
  }));
