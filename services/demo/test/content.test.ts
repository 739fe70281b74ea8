import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { graphemes } from '@seyir/kit';
import { clips, downloadFile } from '../src/data/clips.js';
import { createDemoContent } from '../src/content.js';
import { mediaFolder } from '../src/folders.js';
import type { DemoContent } from '../src/types.js';

const hour = 3_600_000;

/** Moments at which dates are hard to place: turns of years and days in Istanbul, a leap day, any evening. */
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

/** The content without its dates. */
const undated = (content: DemoContent): unknown =>
  JSON.parse(
    JSON.stringify(content, (key, value: unknown) =>
      /(?:At|^at|^year|^airTime)$/.test(key) ? undefined : value,
    ),
  );

const now = new Date('2026-11-21T10:00:00Z');
const content = createDemoContent('a seed', now);
const episodes = new Map(content.episodes.map((episode) => [episode.id, episode]));
const comments = new Map(content.comments.map((comment) => [comment.id, comment]));
const members = new Map(content.members.map((member) => [member.id, member]));

describe('ids and dates', () => {
  it('are equal for the same seed and now', () => {
    expect(createDemoContent('a seed', now)).toEqual(content);
  });

  it('at another time: the same ids and texts, other dates', () => {
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

  it('with another seed: other ids, none shared', () => {
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

describe('what there is', () => {
  it('60 titles, 314 episodes, 30 members, 600 comments and replies', () => {
    expect(content.titles).toHaveLength(60);
    expect(content.episodes).toHaveLength(314);
    expect(content.members).toHaveLength(30);
    expect(content.comments).toHaveLength(600);
  });

  it('shows every kind, age mark and content mark; some descriptions are cut', () => {
    const of = <T>(pick: (title: DemoContent['titles'][number]) => T): Set<T> =>
      new Set(content.titles.map(pick));
    expect(of(({ kind }) => kind)).toEqual(new Set(['series', 'anime', 'movie']));
    expect(of(({ ageMark }) => ageMark)).toEqual(new Set(['general', '7', '13', '18']));
    expect(new Set(content.titles.flatMap(({ contentMarks }) => contentMarks)).size).toBe(3);
    expect(content.titles.filter(({ description }) => description.length > 550).length).toBeGreaterThan(5);
  });

  it('what is airing has its hour of the week, in which its next episode comes; what has ended has none', () => {
    const format = new Intl.DateTimeFormat('tr', {
      ...{ timeZone: 'Europe/Istanbul', weekday: 'long', hour: '2-digit', minute: '2-digit' },
    });
    const names = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'];
    for (const { id, status, airTime } of content.titles) {
      expect(airTime !== undefined).toBe(status === 'airing');
      const next = content.episodes.find(({ titleId, airedAt }) => titleId === id && airedAt > now);
      if (!next || !airTime) continue;
      expect(format.format(next.airedAt)).toBe(`${names[airTime.weekday - 1]} ${airTime.time}`);
    }
  });

  it('every title has a trailer, in a clip that there is', () => {
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

  it('names in slugs and usernames keep to their characters', () => {
    for (const { slug } of content.titles) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const { username } of content.members) expect(username).toMatch(/^[a-z0-9_.]{3,24}$/);
    expect(new Set(content.titles.map(({ slug }) => slug)).size).toBe(60);
    expect(new Set(content.members.map(({ username }) => username)).size).toBe(30);
  });

  it('texts keep to the limits, as a person counts', () => {
    for (const { name, bio } of content.members) {
      expect(graphemes(name)).toBeLessThanOrEqual(50);
      expect(graphemes(bio)).toBeLessThanOrEqual(500);
    }
    for (const { body } of content.comments) {
      expect(graphemes(body)).toBeGreaterThan(0);
      expect(graphemes(body)).toBeLessThanOrEqual(500);
    }
  });

  it('nobody says the same twice, and no text has two spaces, a stray mark or a straight apostrophe', () => {
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

  it('each episode has two or more groups, one subtitled and one dubbed, all of the same clip', () => {
    for (const episode of content.episodes) {
      const groups = content.sourceGroups.filter(({ episodeId }) => episodeId === episode.id);
      expect(new Set(groups.map(({ groupId }) => groupId)).size).toBe(groups.length);
      expect(new Set(groups.map(({ translation }) => translation))).toEqual(new Set(['subtitled', 'dubbed']));
      const used = new Set(groups.flatMap(({ sources }) => sources.map(({ clip }) => clip)));
      expect(used.size).toBe(1);
      expect(known.get([...used][0]!)).toBe(episode.durationSeconds);
      expect(episode.durationSeconds).toBe(movies.has(episode.titleId) ? 600 : 300);
      expect(groups[0]!.sources[0]!.locked).toBe(false);
    }
  });

  it('adverts run before titles that there are, in both variants; most titles begin at once', () => {
    const titles = new Set(content.titles.map(({ id }) => id));
    const before = content.placements.flatMap(({ titleIds }) => titleIds);
    expect(before.every((id) => titles.has(id))).toBe(true);
    expect(new Set(content.placements.map(({ variant }) => variant))).toEqual(
      new Set(['own-time', 'after-five']),
    );
    expect(before.length).toBeLessThan(titles.size / 4);
  });

  it('one title may be kept as a file, and every file is there', () => {
    const files = content.sourceGroups.flatMap(({ sources }) => sources.map(({ download }) => download));
    const kept = new Set(files.filter((file) => file !== ''));
    expect([...kept]).toEqual([`${downloadFile.clip}/${downloadFile.file}`]);
    const adverts = content.placements.flatMap((placement) => placement.adverts.map(({ video }) => video));
    for (const file of [...kept, ...adverts.filter((video) => video !== '')])
      expect(existsSync(join(mediaFolder(), file))).toBe(true);
  });

  it('segments lie in the episode, in order; credits end it, before and after nothing overlaps', () => {
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

describe('what members did', () => {
  it('replies answer an earlier comment of the same place by someone else than its last speaker', () => {
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

  it('replies give away as much as what they answer', () => {
    for (const reply of content.comments)
      if (reply.parentId !== undefined) expect(reply.spoiler).toEqual(comments.get(reply.parentId)!.spoiler);
  });

  it('comments with every spoiler scope, each naming a place that there is', () => {
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

  it('one reaction a member a target, none on an own comment', () => {
    const keys = content.reactions.map(({ target, memberId }) => `${target.kind}:${target.id}:${memberId}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { target, memberId } of content.reactions) {
      if (target.kind === 'comment') expect(comments.get(target.id)!.authorId).not.toBe(memberId);
    }
  });

  it('libraries hold titles that are there, one entry each, and the first member something of everything', () => {
    const titles = new Set(content.titles.map(({ id }) => id));
    const keys = content.library.map(({ memberId, titleId }) => `${memberId}:${titleId}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { memberId, titleId, marks, markedAt } of content.library) {
      expect(members.has(memberId) && titles.has(titleId)).toBe(true);
      expect(marks.includes('watch_list') || !marks.includes('entry_watched')).toBe(true);
      expect(marks.length > 0 && markedAt < now).toBe(true);
    }
    const [first] = content.members;
    const own = content.library.filter(({ memberId }) => memberId === first!.id);
    for (const mark of ['watch_list', 'entry_watched', 'favourite', 'followed'] as const)
      expect(own.filter(({ marks }) => marks.includes(mark)).length).toBeGreaterThanOrEqual(2);
  });

  it('the first member is in the middle of things and has replies to be told of', () => {
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

  it('one episode is due within the hour and airing titles have one ahead, ended ones none', () => {
    const ahead = then.episodes.filter(({ airedAt }) => airedAt > moment);
    const soon = ahead.filter(({ airedAt }) => airedAt.getTime() - moment.getTime() < hour);
    expect(soon.length).toBeGreaterThanOrEqual(1);
    for (const { id, status } of then.titles) {
      expect(ahead.some(({ titleId }) => titleId === id)).toBe(status === 'airing');
    }
  });

  it('episodes of a title come out in order', () => {
    for (const { id } of then.titles) {
      const dates = then.episodes
        .filter(({ titleId }) => titleId === id)
        .map(({ airedAt }) => airedAt.getTime());
      expect(dates).toEqual([...dates].sort((a, b) => a - b));
    }
  });

  it('nobody writes, watches or joins too early or after now', () => {
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
