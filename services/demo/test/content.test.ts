import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { graphemes } from '@seyir/kit';
import { clips, downloadFile } from '../src/data/clips.js';
import { createDemoContent } from '../src/content.js';
import { mediaFolder, picturesFolder } from '../src/folders.js';
import type { DemoContent } from '../src/types.js';

const hour = 3_600_000;

/** Difficult moments for dates: turns of years and days in Istanbul, a leap day, an ordinary evening. */
const moments = [
  '2026-01-01T00:00:00Z',
  '2025-12-31T20:59:59.999Z',
  '2025-12-31T21:00:00Z',
  '2028-02-29T12:34:56Z',
  '2027-07-11T16:59:30Z',
  '2026-11-21T15:30:00Z',
  '2026-11-22T15:00:00Z',
  '2030-10-04T19:00:00.001Z',
].map((text) => new Date(text));

/** The content without its dates, because only these differ. */
const undated = (content: DemoContent): unknown =>
  JSON.parse(
    JSON.stringify(content, (key, value: unknown) =>
      /(?:At|^at|^until|^year|^airTime)$/.test(key) ? undefined : value,
    ),
  );

const now = new Date('2026-11-21T10:00:00Z');
const content = createDemoContent('a seed', now);
const episodes = new Map(content.episodes.map((episode) => [episode.id, episode]));
const comments = new Map(content.comments.map((comment) => [comment.id, comment]));
const members = new Map(content.members.map((member) => [member.id, member]));

describe('ids and dates', () => {
  it('are equal for the same seed and time', () => {
    expect(createDemoContent('a seed', now)).toEqual(content);
  });

  it('at another time: same ids and texts, other dates', () => {
    const later = createDemoContent('a seed', new Date(now.getTime() + 40 * 24 * hour));
    const order = (list: readonly { commentId: string }[]): string[] =>
      list.map((entry) => entry.commentId).sort();
    expect(undated({ ...later, positions: [], notifications: [], reactions: [] })).toEqual(
      undated({ ...content, positions: [], notifications: [], reactions: [] }),
    );
    expect(order(later.notifications)).toEqual(order(content.notifications));
    expect(later.comments.map(({ postedAt }) => postedAt)).not.toEqual(
      content.comments.map(({ postedAt }) => postedAt),
    );
    expect(
      later.episodes.filter((episode, i) => episode.airedAt > content.episodes[i]!.airedAt).length,
    ).toBeGreaterThan(40);
  });

  it('with another seed: only other ids', () => {
    const other = createDemoContent('another seed', now);
    const ids = (from: DemoContent): string[] =>
      [...from.titles, ...from.episodes, ...from.members, ...from.comments].map(({ id }) => id);
    const known = new Set(ids(content));
    expect(ids(other).filter((id) => known.has(id))).toEqual([]);
  });

  it('are unique UUIDs', () => {
    const things = [
      ...content.genres,
      ...content.titles,
      ...content.titles.flatMap(({ trailers }) => trailers),
      ...content.episodes,
      ...content.groups,
      ...content.sourceGroups,
      ...content.sourceGroups.flatMap(({ sources }) => sources),
      ...content.members,
      ...content.comments,
    ];
    const ids = things.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

describe('the demo content', () => {
  it('has 60 titles, 314 episodes, 30 members, 600 comments and replies', () => {
    expect(content.titles).toHaveLength(60);
    expect(content.episodes).toHaveLength(314);
    expect(content.members).toHaveLength(30);
    expect(content.comments).toHaveLength(600);
  });

  it('has every kind, age mark and content mark, and some long descriptions', () => {
    const of = <T>(pick: (title: DemoContent['titles'][number]) => T): Set<T> =>
      new Set(content.titles.map(pick));
    expect(of(({ kind }) => kind)).toEqual(new Set(['series', 'anime', 'movie']));
    expect(of(({ ageMark }) => ageMark)).toEqual(new Set(['general', '7', '13', '18']));
    expect(new Set(content.titles.flatMap(({ contentMarks }) => contentMarks)).size).toBe(3);
    expect(content.titles.filter(({ description }) => description.length > 550).length).toBeGreaterThan(5);
  });

  it('titles on air have a time of the week, at which their next episode comes; ended ones have none', () => {
    const format = new Intl.DateTimeFormat('tr', {
      timeZone: 'Europe/Istanbul',
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
    });
    const names = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'];
    for (const { id, status, airTime } of content.titles) {
      expect(airTime !== undefined).toBe(status === 'airing');
      const next = content.episodes.find(({ titleId, airedAt }) => titleId === id && airedAt > now);
      if (!next || !airTime) continue;
      expect(format.format(next.airedAt)).toBe(`${names[airTime.weekday - 1]} ${airTime.time}`);
    }
  });

  it('every title has a trailer in an existing clip', () => {
    const names = new Set<string>(clips.map(({ name }) => name));
    for (const { trailers } of content.titles) {
      expect(trailers.length).toBeGreaterThan(0);
      for (const { asset } of trailers) expect(names.has(asset)).toBe(true);
    }
    expect(new Set(content.titles.map(({ trailers }) => trailers.length)).size).toBe(3);
  });

  it('the first members are two plain ones, a moderator, an editor and an admin', () => {
    expect(content.members.slice(0, 5).map(({ roles }) => roles)).toEqual([
      ['member'],
      ['member'],
      ['member', 'moderator'],
      ['member', 'editor'],
      ['member', 'admin'],
    ]);
    for (const { roles } of content.members.slice(5)) expect(roles).toEqual(['member']);
  });

  it('slugs and usernames contain only their allowed characters', () => {
    for (const { slug } of content.titles) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const { username } of content.members) expect(username).toMatch(/^[a-z0-9_.]{3,24}$/);
    expect(new Set(content.titles.map(({ slug }) => slug)).size).toBe(60);
    expect(new Set(content.members.map(({ username }) => username)).size).toBe(30);
  });

  it('texts keep their limits in graphemes', () => {
    for (const { name, bio } of content.members) {
      expect(graphemes(name)).toBeLessThanOrEqual(50);
      expect(graphemes(bio)).toBeLessThanOrEqual(500);
    }
    for (const { body } of content.comments) {
      expect(graphemes(body)).toBeGreaterThan(0);
      expect(graphemes(body)).toBeLessThanOrEqual(500);
    }
  });

  it('no text occurs twice, or has double spaces, a stray mark or a straight apostrophe', () => {
    const bodies = content.comments.map(({ body }) => body);
    expect(new Set(bodies).size).toBe(bodies.length);
    const texts = [
      ...bodies,
      ...content.titles.map((t) => t.description),
      ...content.episodes.map((e) => e.description),
    ];
    for (const text of texts) expect(text).not.toMatch(/ {2}| $|^@|'|[a-zçğıöşü]{3}\.[A-ZÇĞİÖŞÜ]|i̇/);
  });
});

describe('sources', () => {
  const known = new Map(clips.map((clip) => [clip.name as string, clip.seconds]));
  const movies = new Set(content.titles.filter(({ kind }) => kind === 'movie').map(({ id }) => id));

  it('each episode has a group, most have subtitled and dubbed ones, and all groups have the same clip', () => {
    const kindsOf = new Map<string, number>();
    for (const episode of content.episodes) {
      const groups = content.sourceGroups.filter(({ episodeId }) => episodeId === episode.id);
      expect(new Set(groups.map(({ groupId }) => groupId)).size).toBe(groups.length);
      const kinds = new Set(groups.map(({ translation }) => translation));
      const name = [...kinds].sort().join();
      kindsOf.set(name, (kindsOf.get(name) ?? 0) + 1);
      const used = new Set(groups.flatMap(({ sources }) => sources.map(({ clip }) => clip)));
      expect(used.size).toBe(1);
      expect(known.get([...used][0]!)).toBe(episode.durationSeconds);
      expect(episode.durationSeconds).toBe(movies.has(episode.titleId) ? 600 : 300);
      expect(groups[0]!.sources[0]!.locked).toBe(false);
    }
    const both = kindsOf.get('dubbed,subtitled') ?? 0;
    expect(both).toBeGreaterThan(content.episodes.length * 0.7);
    expect(kindsOf.get('subtitled')).toBeGreaterThan(10);
    expect(kindsOf.get('dubbed')).toBeGreaterThan(5);
  });

  it('titles are from several countries in each kind', () => {
    const countries = Map.groupBy(content.titles, ({ kind }) => kind);
    for (const titles of countries.values())
      expect(new Set(titles.map(({ country }) => country)).size).toBeGreaterThan(1);
  });

  it('adverts run before existing titles, in both variants; most titles have none', () => {
    const titles = new Set(content.titles.map(({ id }) => id));
    const before = content.placements.flatMap(({ titleIds }) => titleIds);
    expect(before.every((id) => titles.has(id))).toBe(true);
    expect(new Set(content.placements.map(({ variant }) => variant))).toEqual(
      new Set(['own-time', 'after-five']),
    );
    expect(before.length).toBeLessThan(titles.size / 4);
  });

  it('one title can be downloaded, and every file exists', () => {
    const files = content.sourceGroups.flatMap(({ sources }) => sources.map(({ download }) => download));
    const kept = new Set(files.filter((file) => file !== ''));
    expect([...kept]).toEqual([`${downloadFile.clip}/${downloadFile.file}`]);
    const adverts = content.placements.flatMap((placement) => placement.adverts.map(({ video }) => video));
    for (const file of [...kept, ...adverts.filter((video) => video !== '')])
      expect(existsSync(join(mediaFolder(), file))).toBe(true);
  });

  it('segments are within the episode and in order; credits end it, and none overlap', () => {
    for (const { episodeId, segments } of content.sourceGroups) {
      const length = episodes.get(episodeId)!.durationSeconds;
      let last = 0;
      for (const { startSeconds, endSeconds } of segments) {
        expect(startSeconds).toBeGreaterThanOrEqual(last);
        expect(endSeconds).toBeGreaterThan(startSeconds);
        last = endSeconds;
      }
      expect(segments.at(-1)).toMatchObject({ kind: 'credits', endSeconds: length });
    }
  });
});

describe("the members' data", () => {
  it('replies answer an earlier comment of the same thread, by another author than the last one', () => {
    const replies = content.comments.filter(({ parentId }) => parentId !== undefined);
    expect(replies.length).toBeGreaterThan(120);
    for (const reply of replies) {
      const parent = comments.get(reply.parentId!)!;
      expect(parent.parentId).toBeUndefined();
      expect(parent.target).toEqual(reply.target);
      expect(content.comments.indexOf(parent)).toBeLessThan(content.comments.indexOf(reply));
      expect(members.has(reply.authorId)).toBe(true);
    }
  });

  it('replies have the spoiler scope of the comment that they answer', () => {
    for (const reply of content.comments)
      if (reply.parentId !== undefined) expect(reply.spoiler).toEqual(comments.get(reply.parentId)!.spoiler);
  });

  it('comments have every spoiler scope, each with an existing place', () => {
    const kinds = new Set(content.comments.map(({ spoiler }) => spoiler.kind));
    expect(kinds).toEqual(new Set(['none', 'title', 'episode']));
    for (const { spoiler } of content.comments) {
      if (spoiler.kind !== 'episode') continue;
      const found = content.episodes.find(
        ({ titleId, season, number }) =>
          titleId === spoiler.titleId && season === spoiler.season && number === spoiler.number,
      );
      expect(found).toBeDefined();
    }
  });

  it("one reaction per member and target, none on the member's own comment", () => {
    const keys = content.reactions.map(({ target, memberId }) => `${target.kind}:${target.id}:${memberId}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { target, memberId } of content.reactions) {
      if (target.kind === 'comment') expect(comments.get(target.id)!.authorId).not.toBe(memberId);
    }
  });

  it('libraries contain existing titles, one entry each, and the first member has every mark', () => {
    const titles = new Set(content.titles.map(({ id }) => id));
    const keys = content.library.map(({ memberId, titleId }) => `${memberId}:${titleId}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { memberId, titleId, marks, markedAt, score } of content.library) {
      expect(members.has(memberId) && titles.has(titleId)).toBe(true);
      expect(marks.includes('watch_list') || !marks.includes('entry_watched')).toBe(true);
      expect((marks.length > 0 || score !== undefined) && markedAt < now).toBe(true);
      expect(score === undefined || (Number.isInteger(score) && score >= 1 && score <= 10)).toBe(true);
    }
    const [first] = content.members;
    const own = content.library.filter(({ memberId }) => memberId === first!.id);
    for (const mark of ['watch_list', 'entry_watched', 'favourite', 'followed'] as const)
      expect(own.filter(({ marks }) => marks.includes(mark)).length).toBeGreaterThanOrEqual(2);
  });

  it('most titles have so many scores of members that a rating is shown', () => {
    const scored = (id: string) =>
      content.library.filter(({ titleId, score }) => titleId === id && score !== undefined).length;
    const counts = content.titles.map(({ id }) => scored(id));
    expect(counts.filter((count) => count >= 5).length).toBeGreaterThan(content.titles.length * 0.8);
  });

  it('the first member is in the middle of titles and has notifications of replies', () => {
    const [first] = content.members;
    const own = content.positions.filter(({ memberId }) => memberId === first!.id);
    const unfinished = own.filter(
      ({ episodeId, positionSeconds }) => positionSeconds < 0.9 * episodes.get(episodeId)!.durationSeconds,
    );
    expect(unfinished.length).toBeGreaterThanOrEqual(3);
    expect(
      content.notifications.filter(({ memberId }) => memberId === first!.id).length,
    ).toBeGreaterThanOrEqual(3);
    for (const { memberId, commentId } of content.notifications) {
      const reply = comments.get(commentId)!;
      expect(comments.get(reply.parentId!)!.authorId).toBe(memberId);
      expect(reply.authorId).not.toBe(memberId);
    }
  });
});

describe.each(moments.map((moment) => [moment.toISOString(), moment] as const))('at %s', (_, moment) => {
  const then = createDemoContent('a seed', moment);
  const aired = new Map(then.episodes.map(({ id, airedAt }) => [id, airedAt]));

  it('one episode is due within the hour, titles on air have one ahead, ended ones none', () => {
    const ahead = then.episodes.filter(({ airedAt }) => airedAt > moment);
    const soon = ahead.filter(({ airedAt }) => airedAt.getTime() - moment.getTime() < hour);
    expect(soon.length).toBeGreaterThanOrEqual(1);
    for (const { id, status } of then.titles) {
      expect(ahead.some(({ titleId }) => titleId === id)).toBe(status === 'airing');
    }
  });

  it('episodes of a title are released in order', () => {
    for (const { id } of then.titles) {
      const dates = then.episodes
        .filter(({ titleId }) => titleId === id)
        .map(({ airedAt }) => airedAt.getTime());
      expect(dates).toEqual([...dates].sort((a, b) => a - b));
    }
  });

  it('no member writes, watches or joins too early or after now', () => {
    const own = new Map(then.comments.map((comment) => [comment.id, comment]));
    const joined = new Map(then.members.map(({ id, joinedAt }) => [id, joinedAt]));
    for (const { target, parentId, postedAt, authorId } of then.comments) {
      expect(postedAt < moment).toBe(true);
      expect(postedAt > joined.get(authorId)!).toBe(true);
      if (target.kind === 'episode') expect(postedAt > aired.get(target.id)!).toBe(true);
      if (parentId !== undefined) expect(postedAt > own.get(parentId)!.postedAt).toBe(true);
    }
    for (const { episodeId, measuredAt } of then.positions) {
      expect(measuredAt <= moment).toBe(true);
      expect(measuredAt > aired.get(episodeId)!).toBe(true);
    }
    for (const { addedAt } of then.titles) expect(addedAt < moment).toBe(true);
  });
});

describe('the feed', () => {
  const { follows, posts, comments: onPosts, reactions } = content.social;

  it('has texts, photos with alt texts, cards and polls, in the order of their ids', () => {
    expect(posts.length).toBeGreaterThan(10);
    expect(posts.map(({ id }) => id)).toEqual(posts.map(({ id }) => id).sort());
    for (const { id, postedAt } of posts) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(postedAt < now).toBe(true);
    }
    const photos = posts.flatMap((post) => post.photos);
    expect(photos.length).toBeGreaterThan(5);
    for (const { picture, alt } of photos) {
      expect(existsSync(join(picturesFolder(), picture))).toBe(true);
      expect(alt).not.toBe('');
    }
    expect(posts.filter(({ poll }) => poll).length).toBeGreaterThan(2);
  });

  it('has votes, claps and comments of other members, each member once', () => {
    for (const { authorId, votes, claps, poll } of posts) {
      for (const crowd of [votes, claps]) {
        const ids = crowd.map(({ memberId }) => memberId);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).not.toContain(authorId);
      }
      for (const { answer } of votes) expect(poll?.answers[answer - 1]).toBeDefined();
    }
    const known = new Map(onPosts.map((comment) => [comment.id, comment]));
    for (const { parentId, postId, postedAt } of onPosts) {
      expect(posts.some(({ id }) => id === postId)).toBe(true);
      expect(postedAt < now).toBe(true);
      if (parentId !== undefined) expect(known.get(parentId)).toMatchObject({ postId, parentId: undefined });
    }
    expect(reactions.every(({ target }) => target.kind === 'flow')).toBe(true);
    expect(follows.every(({ followerId, followedId }) => followerId !== followedId)).toBe(true);
  });
});

describe('articles and frequent questions', () => {
  const { articles, faq } = content;

  it('are four with pictures and headings, one with a paragraph that is cut, and eight questions', () => {
    expect([articles.length, faq.length]).toEqual([4, 8]);
    for (const { picture, body } of articles) {
      expect(existsSync(join(picturesFolder(), picture))).toBe(true);
      expect(body).toContain('\n\n## ');
    }
    expect(articles.some(({ body }) => body.split('\n\n').some((part) => graphemes(part) > 550))).toBe(true);
    expect(articles.every(({ publishedAt }) => publishedAt < now)).toBe(true);
  });
});

describe('content requests', () => {
  const { requests } = content;

  it('are of both kinds, pending and answered, with votes of members', () => {
    for (const kind of ['movie', 'series'])
      for (const state of ['open', 'planned', 'declined'])
        expect(requests.filter((one) => one.kind === kind && one.state === state)).not.toEqual([]);
    for (const { askedById, upIds, downIds } of requests) {
      const voters = [...upIds, ...downIds];
      expect(voters.filter((id) => !members.has(id))).toEqual([]);
      expect(new Set(voters).size).toBe(voters.length);
      expect(upIds).toContain(askedById);
    }
  });

  it('ask only for titles that the demo does not have, and for each once', () => {
    const names = requests.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const titles = new Set(content.titles.map(({ name }) => name));
    expect(names.filter((name) => titles.has(name))).toEqual([]);
  });

  it('have a reason where they are declined', () => {
    for (const { state, reason } of requests) expect(reason !== '').toBe(state === 'declined');
  });

  it('that are answered have no voter with a login', () => {
    const withLogin = new Set(content.members.slice(0, 5).map(({ id }) => id));
    for (const { state, upIds, downIds } of requests)
      if (state !== 'open') expect([...upIds, ...downIds].filter((id) => withLogin.has(id))).toEqual([]);
  });
});

describe('conversations and rooms', () => {
  const { conversations, rooms } = content.messaging;

  it('are of two members each, with texts of the two, answers to earlier messages and times before now', () => {
    const pairs = conversations.map(({ openerId, otherId }) => [openerId, otherId].sort().join());
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const { openerId, otherId, accepted, messages, openerUnread, otherUnread } of conversations) {
      const pair = accepted ? [openerId, otherId] : [openerId];
      expect(members.has(openerId) && members.has(otherId)).toBe(true);
      expect(Math.max(openerUnread, otherUnread)).toBeLessThanOrEqual(messages.length);
      for (const [index, { authorId, body, photos, sentAt, replyToSeq = 0 }] of messages.entries()) {
        expect(pair).toContain(authorId);
        expect(graphemes(body)).toBeLessThanOrEqual(2_000);
        expect(replyToSeq).toBeLessThanOrEqual(index);
        expect(sentAt < now).toBe(true);
        for (const { picture, alt } of photos) {
          expect(existsSync(join(picturesFolder(), picture))).toBe(true);
          expect(alt).not.toBe('');
        }
        if (index > 0) expect(sentAt > messages[index - 1]!.sentAt).toBe(true);
      }
    }
    const messages = conversations.flatMap((one) => one.messages);
    expect(messages.some(({ photos }) => photos.length > 0)).toBe(true);
    expect(messages.some(({ body }) => /\/dizi\/\S+-bolum/.test(body))).toBe(true);
  });

  it('give each demo login a conversation, and the first one unread messages and a request', () => {
    const [first] = content.members;
    const of = (id: string) => conversations.filter((one) => one.openerId === id || one.otherId === id);
    for (const { id } of content.members.slice(0, 5)) expect(of(id)).not.toEqual([]);
    const theirs = of(first!.id);
    expect(theirs.some(({ accepted, otherUnread }) => accepted && otherUnread > 0)).toBe(true);
    expect(theirs.some(({ accepted, otherId }) => !accepted && otherId === first!.id)).toBe(true);
  });

  it('have a room that plays a released episode, and one that begins within two days', () => {
    const released = new Set(content.episodes.filter(({ airedAt }) => airedAt < now).map(({ id }) => id));
    for (const { episodeId, memberIds, entries, title } of rooms) {
      expect(released.has(episodeId)).toBe(true);
      expect(graphemes(title)).toBeLessThanOrEqual(80);
      expect(memberIds.every((id) => members.has(id))).toBe(true);
      for (const { authorId, postedAt } of entries) {
        expect(memberIds).toContain(authorId);
        expect(postedAt < now).toBe(true);
      }
    }
    expect(rooms.filter(({ repeatSeconds }) => repeatSeconds !== undefined)).toHaveLength(1);
    const ahead = rooms.flatMap(({ startsAt }) => (startsAt ? [startsAt.getTime() - now.getTime()] : []));
    expect(ahead).toHaveLength(1);
    expect(ahead[0]).toBeGreaterThan(0);
    expect(ahead[0]).toBeLessThan(2 * 86_400_000);
  });
});

it('reactions are to seconds of a released episode, each once and by enough members to be shown', () => {
  for (const { episodeId, seconds } of content.messaging.crowds) {
    const episode = content.episodes.find(({ id }) => id === episodeId)!;
    expect(episode.airedAt < now).toBe(true);
    expect(new Set(seconds.map(({ second }) => second)).size).toBe(seconds.length);
    for (const { second, reactions } of seconds) {
      expect(second).toBeLessThan(episode.durationSeconds);
      expect(reactions.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(3);
    }
  }
  expect(content.messaging.crowds).toHaveLength(1);
});

describe('groups', () => {
  const { groups, posts, comments: onPosts, reactions } = content.social;

  it('are six with different names: one private, one with requests, each with an owner and posts of its members', () => {
    expect(groups).toHaveLength(6);
    expect(new Set(groups.map(({ name }) => name)).size).toBe(6);
    expect(groups.filter(({ isPrivate }) => isPrivate)).toHaveLength(1);
    expect(groups.some(({ isPrivate, requesterIds }) => !isPrivate && requesterIds.length > 0)).toBe(true);
    const aired = new Set(content.episodes.filter(({ airedAt }) => airedAt < now).map(({ id }) => id));
    for (const { id, name, tagline, description, cover, members: inside, requesterIds, plan } of groups) {
      expect(plan.length).toBeGreaterThan(0);
      for (const { episodeId } of plan) expect(aired).toContain(episodeId);
      expect(graphemes(name)).toBeLessThanOrEqual(60);
      expect(graphemes(tagline)).toBeLessThanOrEqual(120);
      expect(graphemes(description)).toBeLessThanOrEqual(2_000);
      expect(existsSync(join(picturesFolder(), cover))).toBe(true);
      expect(inside.filter(({ role }) => role === 'owner')).toHaveLength(1);
      const ids = [...inside.map(({ memberId }) => memberId), ...requesterIds];
      expect(new Set(ids).size).toBe(ids.length);
      const own = posts.filter(({ groupId }) => groupId === id);
      expect(own.length).toBeGreaterThan(1);
      for (const { authorId } of own) expect(inside.map(({ memberId }) => memberId)).toContain(authorId);
    }
  });

  it('only its members write and react in the private group', () => {
    const closed = groups.find(({ isPrivate }) => isPrivate)!;
    const inside = new Set(closed.members.map(({ memberId }) => memberId));
    const own = posts.filter(({ groupId }) => groupId === closed.id);
    const ids = new Set(own.map(({ id }) => id));
    const seen = [
      ...own.flatMap(({ votes, claps }) => [...votes, ...claps].map(({ memberId }) => memberId)),
      ...onPosts.filter(({ postId }) => ids.has(postId)).map(({ authorId }) => authorId),
      ...reactions.filter(({ target }) => ids.has(target.id)).map(({ memberId }) => memberId),
    ];
    expect(seen.length).toBeGreaterThan(3);
    expect(seen.filter((memberId) => !inside.has(memberId))).toEqual([]);
  });
});

describe('collections', () => {
  it('are twelve, each with a name, titles once each, and likes of other members', () => {
    const titles = new Set(content.titles.map(({ id }) => id));
    expect(content.collections).toHaveLength(12);
    for (const { name, description, ownerId, entries, likedByIds } of content.collections) {
      expect(graphemes(name)).toBeGreaterThanOrEqual(3);
      expect(graphemes(name)).toBeLessThanOrEqual(80);
      expect(graphemes(description)).toBeLessThanOrEqual(1_000);
      const ids = entries.map(({ titleId }) => titleId);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => !titles.has(id))).toEqual([]);
      expect(members.has(ownerId)).toBe(true);
      expect(likedByIds.length).toBeGreaterThan(0);
      expect(likedByIds.filter((id) => id === ownerId || !members.has(id))).toEqual([]);
    }
  });

  it('have ids that rise with their dates, below those of members', () => {
    const byId = content.collections.map(({ id }) => id).sort();
    const byDate = [...content.collections].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    expect(byDate.map(({ id }) => id)).toEqual(byId);
    expect(byId.every((id) => id < '01900000')).toBe(true);
  });
});

it('stories are one a member and title, with votes of other members, each once', () => {
  const titles = new Set(content.titles.map(({ id }) => id));
  expect(content.stories.length).toBeGreaterThan(50);
  expect(content.stories.length).toBeLessThanOrEqual(100);
  expect(new Set(content.stories.map(({ titleId, authorId }) => titleId + authorId)).size).toBe(
    content.stories.length,
  );
  for (const { titleId, authorId, body, upIds, downIds, postedAt } of content.stories) {
    expect(titles.has(titleId) && members.has(authorId)).toBe(true);
    expect(graphemes(body)).toBeLessThanOrEqual(300);
    const voters = [authorId, ...upIds, ...downIds];
    expect(new Set(voters).size).toBe(voters.length);
    expect(voters.length).toBeGreaterThan(2);
    expect(postedAt.getTime()).toBeLessThan(now.getTime());
  }
});

describe('the forum', () => {
  it('has open and decided cases about texts of plain members, reported by others, and an appeal that waits', () => {
    const { cases, comments, topics, members } = content;
    expect(cases.filter(({ decided }) => !decided).length).toBeGreaterThan(3);
    const outcomes = cases.flatMap(({ decided }) => decided?.outcome ?? []);
    expect(new Set(outcomes)).toEqual(new Set(['nothing', 'warn', 'cover', 'remove', 'silence']));
    expect(cases.filter(({ appeal }) => appeal)).toHaveLength(1);
    for (const { target, reports, decided } of cases) {
      const text = [...comments, ...topics].find(({ id }) => id === target.id)!;
      const reporters = reports.map(({ memberId }) => memberId);
      expect(reporters).not.toContain(text.authorId);
      expect(new Set(reporters).size).toBe(reporters.length);
      for (const id of [text.authorId, ...reporters])
        expect(members.find((member) => member.id === id)!.roles).toEqual(['member']);
      if (decided) expect(decided.at.getTime()).toBeLessThan(now.getTime());
      for (const { reportedAt } of reports) expect(reportedAt.getTime()).toBeLessThan(now.getTime());
    }
  });

  it('has contact messages, removal requests and past silences at the desk, of plain members', () => {
    const { desk, members, cases } = content;
    const plain = new Set(members.filter(({ roles }) => roles.length === 1).map(({ email }) => email));
    for (const { email } of [...desk.contacts, ...desk.removals]) expect(plain).toContain(email);
    expect(new Set(desk.contacts.map(({ handled }) => handled !== undefined)).size).toBe(2);
    // One request is open and not due yet; one was answered before it was due.
    const [waiting, answered] = desk.removals;
    expect(waiting!.dueAt.getTime() - now.getTime()).toBeGreaterThan(24 * 3_600_000);
    expect(answered!.decided!.at.getTime()).toBeLessThan(answered!.dueAt.getTime());
    expect(desk.silences).toHaveLength(1);
    expect(desk.silences[0]!.until.getTime()).toBeLessThan(now.getTime());
    expect(cases.map(({ id }) => id)).toContain(desk.silences[0]!.caseId);
  });

  it('has 13 topics in every category, some with a series, a spoiler, a quote, pinned and locked', () => {
    const { topics } = content;
    expect(topics).toHaveLength(13);
    expect(new Set(topics.map(({ category }) => category)).size).toBe(6);
    expect(topics.filter(({ titleId }) => titleId).length).toBeGreaterThan(3);
    expect(new Set(topics.map(({ spoiler }) => spoiler.kind))).toEqual(new Set(['none', 'title', 'episode']));
    expect(topics.some(({ posts }) => posts.length > 20)).toBe(true);
    expect(topics.some(({ pinned, locked }) => pinned && locked)).toBe(true);
    expect(topics.some(({ posts }) => posts.length === 0)).toBe(true);
  });

  it('posts follow each other in time, quote earlier ones, and keep their limits', () => {
    for (const { title, body, posts, postedAt } of content.topics) {
      expect(graphemes(title)).toBeGreaterThanOrEqual(3);
      expect(graphemes(title)).toBeLessThanOrEqual(120);
      expect(graphemes(body)).toBeLessThanOrEqual(10_000);
      const times = [postedAt, ...posts.map((post) => post.postedAt)].map(Number);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times.at(-1)).toBeLessThan(now.getTime());
      posts.forEach(({ body: text, quotedId }, index) => {
        expect(text).not.toMatch(/ {2}| $|^>|'|i̇/);
        if (quotedId) expect(posts.slice(0, index).map(({ id }) => id)).toContain(quotedId);
      });
    }
    const ids = content.topics.flatMap(({ id, posts }) => [id, ...posts.map((post) => post.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('only staff writes announcements', () => {
    const staff = new Set(content.members.filter(({ roles }) => roles.length > 1).map(({ id }) => id));
    for (const { category, authorId, posts } of content.topics)
      if (category === 'announcements')
        for (const id of [authorId, ...posts.map((post) => post.authorId)]) expect(staff.has(id)).toBe(true);
  });
});
