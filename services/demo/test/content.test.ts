import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { graphemes } from '@seyir/kit';
import { clips, downloadFile } from '../src/data/clips.js';
import { createDemoContent } from '../src/content.js';
import { mediaFolder } from '../src/folders.js';
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
