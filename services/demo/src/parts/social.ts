import { memberGroups, type MemberGroupData } from '../data/member-groups.js';
import { posts as postData, type PostData } from '../data/posts.js';
import type { Seed } from '../ids.js';
import { demoPhotos } from './photos.js';
import type {
  DemoEpisode,
  DemoFollow,
  DemoMember,
  DemoMemberGroup,
  DemoPost,
  DemoPostComment,
  DemoReaction,
  DemoSocial,
  DemoTitle,
} from '../types.js';
import { hour, minute } from './dates.js';

/** Number of members that a member follows. */
const FOLLOWED = 7;
/** The days of a group's plan, from today. */
const PLANNED_DAYS = [-9, -2, 2, 5] as const;
/** Ids of posts rise with time, and demo posts must sort before all real ones. */
const FIRST_POST_MS = Date.parse('2025-01-01T00:00:00Z');

/** A UUIDv7 of a fixed time: its random part follows from the seed. */
const orderedId = (seed: Seed, index: number): string => {
  const time = (FIRST_POST_MS + Math.round(index * hour)).toString(16).padStart(12, '0');
  const random = seed.id('post', String(index)).replaceAll('-', '');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(13, 16)}-8${random.slice(17, 20)}-${random.slice(20)}`;
};

/** Follows, groups and posts, with the comments, votes and claps of members. */
export function buildSocial(
  {
    titles,
    episodes,
    members,
  }: {
    readonly titles: readonly DemoTitle[];
    readonly episodes: readonly DemoEpisode[];
    readonly members: readonly DemoMember[];
  },
  seed: Seed,
  now: Date,
): DemoSocial {
  const byName = new Map(members.map((member) => [member.username, member]));
  const memberOf = (username: string): DemoMember => {
    const member = byName.get(username);
    if (!member) throw new Error(`No member ${username}`);
    return member;
  };
  const titleOf = (slug: string): DemoTitle => {
    const title = titles.find((one) => one.slug === slug);
    if (!title) throw new Error(`No title ${slug}`);
    return title;
  };
  /** Posts are spread over the last days, the newest 40 minutes ago. */
  const timeOf = (index: number): Date =>
    new Date(now.getTime() - 40 * minute - (postData.length - 1 - index) * 5 * hour);

  /** Where a post is published, and which members vote and clap there. */
  const postOf = (data: PostData, { key, id, postedAt, groupId, readers }: Place): DemoPost => {
    const author = memberOf(data.by);
    const others = seed.shuffle(
      `crowd:${key}`,
      readers.filter((reader) => reader.id !== author.id),
    );
    const { poll } = data;
    return {
      id,
      groupId,
      authorId: author.id,
      body: data.text,
      titleId: data.title === undefined ? undefined : titleOf(data.title).id,
      photos: demoPhotos(seed, 'photo', key, data.photos),
      poll,
      votes: poll
        ? others.slice(0, 9 + Math.floor(seed.share(`votes:${key}`) * 12)).map(({ id: memberId }) => ({
            memberId,
            answer: 1 + Math.floor(seed.share(`vote:${key}:${memberId}`) ** 1.5 * poll.answers.length),
          }))
        : [],
      claps: others.slice(3, 5 + Math.floor(seed.share(`claps:${key}`) * 12)).map(({ id: memberId }) => ({
        memberId,
        count: 1 + Math.floor(seed.share(`clap:${key}:${memberId}`) ** 2 * 20),
      })),
      postedAt,
    };
  };

  const inFlow = postData.map((data, index) => ({
    data,
    place: { key: String(index), id: orderedId(seed, index), postedAt: timeOf(index), readers: members },
  }));
  const groups = memberGroups.map((data): DemoMemberGroup => ({
    ...groupOf(data, memberOf, titleOf, seed, now),
    plan: planOf(titleOf(data.cover).id, episodes, now),
  }));
  const inGroups = memberGroups.flatMap((group, number) =>
    group.posts.map((data, index) => {
      const back = group.posts.length - 1 - index;
      // A time between two posts of the feed, because ids rise with time there too.
      const order = postData.length - 1 - back - (number + 1) / 10;
      const place: Place = {
        key: `${group.name}:${index}`,
        id: orderedId(seed, order),
        postedAt: new Date(timeOf(postData.length - 1 - back).getTime() - (number + 1) * 25 * minute),
        groupId: groups[number]!.id,
        readers: group.isPrivate ? group.members.map(memberOf) : members,
      };
      return { data, place };
    }),
  );
  const placed = [...inFlow, ...inGroups].sort((one, other) => (one.place.id < other.place.id ? -1 : 1));
  const posts = placed.map(({ data, place }) => postOf(data, place));
  const comments = placed.flatMap(({ data, place }) => commentsOf(seed, data, place, memberOf));
  const reactions = placed.flatMap(({ data, place: { id, readers } }): DemoReaction[] =>
    seed
      .shuffle(
        `react:${id}`,
        readers.filter((member) => member.username !== data.by),
      )
      .slice(0, 3 + Math.floor(seed.share(`liked:${id}`) * 9))
      .map((member) => ({
        target: { kind: 'flow', id },
        memberId: member.id,
        reaction: seed.pick(`mood:${id}:${member.id}`, [1, 1, 1, 3, 3, 4] as const),
      })),
  );
  return { follows: followsOf(members, seed, now), groups, posts, comments, reactions };
}

interface Place {
  readonly key: string;
  readonly id: string;
  readonly postedAt: Date;
  readonly groupId?: string;
  readonly readers: readonly DemoMember[];
}

const roles = ['owner', 'manager'] as const;

const groupOf = (
  {
    name,
    tagline,
    description,
    cover,
    isPrivate = false,
    needsApproval = isPrivate,
    ...data
  }: MemberGroupData,
  memberOf: (username: string) => DemoMember,
  titleOf: (slug: string) => DemoTitle,
  seed: Seed,
  now: Date,
): Omit<DemoMemberGroup, 'plan'> => {
  const createdAt = new Date(now.getTime() - 60 * 24 * hour);
  return {
    id: seed.id('member-group', name),
    name,
    tagline,
    description,
    isPrivate,
    needsApproval,
    createdAt,
    cover: titleOf(cover).backdrop,
    members: data.members.map((username, index) => ({
      memberId: memberOf(username).id,
      role: roles[index] ?? 'member',
      joinedAt: new Date(createdAt.getTime() + index * 31 * hour),
    })),
    requesterIds: (data.requesters ?? []).map((username) => memberOf(username).id),
  };
};

/** Evenings of the last and the next weeks, at 21.00 in Istanbul, for the first released episodes of a title. */
const planOf = (titleId: string, episodes: readonly DemoEpisode[], now: Date): DemoMemberGroup['plan'] => {
  const evening = Math.floor(now.getTime() / (24 * hour)) * 24 * hour + 18 * hour;
  return episodes
    .filter((episode) => episode.titleId === titleId && episode.airedAt < now)
    .sort((one, other) => one.season - other.season || one.number - other.number)
    .slice(0, PLANNED_DAYS.length)
    .map(({ id: episodeId, season, number }, index) => ({
      episodeId,
      titleId,
      season,
      number,
      at: new Date(evening + PLANNED_DAYS[index]! * 24 * hour),
    }));
};

const commentsOf = (
  seed: Seed,
  { comments = [] }: PostData,
  post: Pick<Place, 'id' | 'key' | 'postedAt'>,
  memberOf: (username: string) => DemoMember,
): DemoPostComment[] => {
  let parentId: string | undefined;
  return comments.map(({ by, text, isReply = false }, index) => {
    const id = seed.id('post-comment', `${post.key}:${index}`);
    const comment = {
      id,
      postId: post.id,
      parentId: isReply ? parentId : undefined,
      authorId: memberOf(by).id,
      body: text,
      postedAt: new Date(post.postedAt.getTime() + (index + 1) * 9 * minute),
    };
    if (!isReply) parentId = id;
    return comment;
  });
};

const followsOf = (members: readonly DemoMember[], seed: Seed, now: Date): DemoFollow[] =>
  members.flatMap((member) =>
    seed
      .shuffle(
        `follows:${member.username}`,
        members.filter(({ id }) => id !== member.id),
      )
      .slice(0, FOLLOWED)
      .map((followed, index) => ({
        followerId: member.id,
        followedId: followed.id,
        followedAt: new Date(now.getTime() - (index + 1) * 26 * hour),
      })),
  );
