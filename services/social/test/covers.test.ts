import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { AppealState, CaseOutcome, CaseState, SpoilerKind, topics, wakes, withdrawnIds } from '@seyir/proto';
import { id, memberId, problems, startSocial, titleId, titleOf, type Running } from './fixtures.js';

const { COVER, NOTHING } = CaseOutcome;

let running: Running;
/** The hints of the wakes of the feed. */
const woken: string[] = [];
beforeAll(async () => {
  running = await startSocial();
  await running.bench.live.listen(wakes.flow, (hint) => void woken.push(hint ?? ''));
});
afterAll(() => running.close());

let version = 0;
/** The event of a decision about a text. */
const decided = (n: number, targetType: string, targetId: string, over: object = {}) =>
  running.publish(topics.case, {
    caseId: id('cccc', n),
    targetType,
    targetId,
    state: CaseState.CLOSED,
    outcome: COVER,
    coverTitleId: titleId,
    version: ++version,
    ...over,
  });
const overturned = { appeal: AppealState.OVERTURNED };
const post = async (n: number, over: object = {}) =>
  (await running.as(n).createPost({ body: 'Katil uşak', ...over })).post!.id;
const readPost = async (postId: string, reader = running.as(9)) =>
  (await reader.getPosts({ ids: [postId] })).posts[0]!;
const open = { body: 'Katil uşak', covered: false, spoiler: { kind: SpoilerKind.NONE } };

describe('a covered post', () => {
  it('is held back until its title is watched or the reader reveals it; never from its author', async () => {
    const postId = await post(1);
    await decided(1, 'flow', postId);
    for (const reader of [running.as(9), running.visitor])
      expect(await readPost(postId, reader)).toMatchObject({
        body: '',
        covered: true,
        spoiler: { kind: SpoilerKind.TITLE, titleId },
      });
    expect(await readPost(postId, running.as(1))).toMatchObject(open);
    const { posts } = await running.as(9).revealPosts({ ids: [postId] });
    expect(posts[0]).toMatchObject({
      body: 'Katil uşak',
      covered: false,
      spoiler: { kind: SpoilerKind.TITLE },
    });
    running.finished.add(`${memberId(9)} ${titleId}`);
    expect(await readPost(postId)).toMatchObject({ body: 'Katil uşak', covered: false });
    running.finished.clear();
  });

  it('up to an episode is held back until that episode is watched, or a later one that its author declared', async () => {
    const upTo = (number: number) => ({ kind: SpoilerKind.EPISODE, titleId, season: 1, number });
    const postId = await post(14);
    await decided(30, 'flow', postId, { coverSeason: 1, coverNumber: 4 });
    expect(await readPost(postId)).toMatchObject({ body: '', covered: true, spoiler: upTo(4) });
    const { posts } = await running.comments.findShown({ memberId: memberId(9), postIds: [postId] });
    expect(posts).toMatchObject([{ coverTitleId: titleId, coverSeason: 1, coverNumber: 4 }]);
    // The widest of several decisions counts.
    await decided(31, 'flow', postId, { coverSeason: 1, coverNumber: 2 });
    expect(await readPost(postId)).toMatchObject({ spoiler: upTo(4) });
    await decided(30, 'flow', postId, overturned);
    expect(await readPost(postId)).toMatchObject({ spoiler: upTo(2) });
    const declared = await post(15, { spoiler: upTo(6) });
    await decided(32, 'flow', declared, { coverSeason: 1, coverNumber: 4 });
    expect(await readPost(declared)).toMatchObject({ covered: true, spoiler: upTo(6) });
    const storyId = (await running.as(16).setStory({ titleId, body: 'Dördüncü bölümde' })).story!.id;
    await decided(33, 'story', storyId, { coverSeason: 1, coverNumber: 4 });
    const story = async () =>
      (await running.as(9).listStories({ titleId })).stories.find((one) => one.id === storyId);
    expect(await story()).toMatchObject({ body: '', covered: true });
    running.seen.set(memberId(9), 4);
    expect(await story()).toMatchObject({ body: 'Dördüncü bölümde', covered: false });
    expect(await readPost(postId)).toMatchObject({ covered: false });
    expect(await readPost(declared)).toMatchObject({ covered: true });
    running.seen.clear();
  });

  it('is no longer in the pages that visitors have read', async () => {
    const postId = await post(2);
    woken.splice(0);
    await decided(2, 'flow', postId);
    await eventually(() => expect(woken).toContain(withdrawnIds([])));
  });

  it('stays covered while another case covers it, and gets back what its author declared', async () => {
    const spoiler = { kind: SpoilerKind.TITLE, titleId: titleOf(2) };
    const postId = await post(3, { spoiler });
    await decided(3, 'flow', postId);
    await decided(4, 'flow', postId);
    await decided(3, 'flow', postId, overturned);
    expect(await readPost(postId)).toMatchObject({ spoiler: { titleId } });
    const { version: edited } = await readPost(postId, running.as(3));
    await running.as(3).editPost({ postId, body: 'Katil bahçıvan', version: edited });
    // Both titles must be watched, that of the cover and that of the author.
    running.finished.add(`${memberId(9)} ${titleId}`);
    expect(await readPost(postId)).toMatchObject({ covered: true });
    running.finished.clear();
    await decided(4, 'flow', postId, overturned);
    expect(await readPost(postId)).toMatchObject({ covered: true, spoiler });
    // The events may arrive twice.
    await decided(4, 'flow', postId, overturned);
    expect(await readPost(postId, running.as(3))).toMatchObject({ body: 'Katil bahçıvan', spoiler });
  });

  it('is reported to comments together with the declared scope', async () => {
    const spoiler = { kind: SpoilerKind.TITLE, titleId: titleOf(2) };
    const postId = await post(4, { spoiler });
    await decided(5, 'flow', postId);
    const { posts } = await running.comments.findShown({ memberId: memberId(9), postIds: [postId] });
    expect(posts).toMatchObject([{ spoiler, coverTitleId: titleId }]);
  });

  it('needs a decision with the outcome cover, about a post that is not deleted', async () => {
    const postId = await post(5);
    await decided(6, 'flow', postId, { outcome: NOTHING });
    expect(await readPost(postId)).toMatchObject(open);
    await running.as(5).deletePost({ postId });
    await decided(7, 'flow', postId);
    await decided(8, 'flow', 'yok');
    const { rows } = await running.database.query('SELECT FROM text_cover WHERE target_id = $1', [postId]);
    expect(rows).toEqual([]);
  });

  it('takes its covers along when it is deleted', async () => {
    const postId = await post(6);
    await decided(9, 'flow', postId);
    await running.as(6).deletePost({ postId });
    await eventually(async () => {
      const { rows } = await running.database.query('SELECT FROM text_cover WHERE target_id = $1', [postId]);
      expect(rows).toEqual([]);
    });
  });
});

describe('a covered story', () => {
  const tell = async (n: number) =>
    (await running.as(n).setStory({ titleId, body: `Sonu hüzünlü ${n}` })).story!.id;
  const read = async (storyId: string, reader = running.as(9)) =>
    (await reader.listStories({ titleId })).stories.find((one) => one.id === storyId);

  it('is held back until its title is watched or the reader reveals it; never from its author', async () => {
    const storyId = await tell(10);
    await decided(20, 'story', storyId);
    for (const reader of [running.as(9), running.visitor])
      expect(await read(storyId, reader)).toMatchObject({ body: '', covered: true });
    expect(await read(storyId, running.as(10))).toMatchObject({ body: 'Sonu hüzünlü 10', covered: false });
    expect((await running.as(10).listStories({ titleId })).own).toMatchObject({ body: 'Sonu hüzünlü 10' });
    const { story } = await running.as(9).revealStory({ storyId });
    expect(story).toMatchObject({ body: 'Sonu hüzünlü 10', covered: false });
    running.finished.add(`${memberId(9)} ${titleId}`);
    expect(await read(storyId)).toMatchObject({ body: 'Sonu hüzünlü 10', covered: false });
    running.finished.clear();
    await decided(20, 'story', storyId, overturned);
    expect(await read(storyId)).toMatchObject({ body: 'Sonu hüzünlü 10', covered: false });
  });

  it('is revealed only to those who may see it', async () => {
    const storyId = await tell(11);
    await running.block(11, 12);
    expect(await problems(running.as(12).revealStory({ storyId }))).toBe('NOT_FOUND');
    expect(await problems(running.as(13).revealStory({ storyId: 'yok' }))).toBe('NOT_FOUND');
  });
});
