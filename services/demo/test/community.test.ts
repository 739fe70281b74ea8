import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { graphemes } from '@seyir/kit';
import { createDemoContent } from '../src/content.js';
import { picturesFolder } from '../src/folders.js';

const now = new Date('2026-11-21T10:00:00Z');
const content = createDemoContent('a seed', now);
const members = new Map(content.members.map((member) => [member.id, member]));

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
