import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createLogger, DomainError } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import {
  AppealState,
  CaseOutcome,
  CommentsService,
  MessagingService,
  SpoilerKind,
  TargetKind,
  Violation,
} from '@seyir/proto';
import { caseCalls, problems } from './case-fixtures.js';
import { episode, id, memberId, startComments, titleId, type Running } from './fixtures.js';

const { COVER, REMOVE } = CaseOutcome;
const { OVERTURNED } = AppealState;
const { TITLE, EPISODE } = SpoilerKind;
const upTo = (number: number, season = 1) => ({ kind: EPISODE, season, number });

const warnings: { readonly msg: string; readonly err: { readonly code: string } }[] = [];
const logger = createLogger({
  service: 'comments',
  level: 'warn',
  destination: { write: (line) => void warnings.push(JSON.parse(line)) },
});

let running: Running;
const { appeal, close, comment, decide, lastEvent, record, report, shown } = caseCalls(() => running);
beforeAll(async () => {
  running = await startComments(() => ({ logger }));
  await record();
});
afterAll(() => running.close());
beforeEach(() => running.progress.seen.clear());

const cover = async (targetId: string, spoiler: object, type = 'comment') =>
  close(await report(2, targetId, type), COVER, { violation: Violation.SPOILER, cover: spoiler });
const caseOf = async (caseId: string) => running.moderator.getCase({ caseId });

describe('a cover up to an episode', () => {
  it('hides a comment from those who have not reached the episode, and is kept in the case and its event', async () => {
    const commentId = await comment(15, 'Katil bahçıvan');
    const caseId = await cover(commentId, upTo(3));
    expect(await shown(commentId)).toMatchObject({ covered: true, body: '', spoiler: upTo(3) });
    running.progress.seen.set(memberId(9), 3);
    expect(await shown(commentId)).toMatchObject({ covered: false, body: 'Katil bahçıvan' });
    expect((await caseOf(caseId)).case).toMatchObject({ cover: { ...upTo(3), titleId: titleId(1) } });
    await eventually(() =>
      expect(lastEvent(caseId).message).toMatchObject({
        coverTitleId: titleId(1),
        coverSeason: 1,
        coverNumber: 3,
      }),
    );
    const admin = running.bench.client(CommentsService, {
      memberId: memberId(29),
      sessionId: 's29',
      roles: ['member', 'admin'],
    });
    const { rows } = await admin.listAudit({ operation: 'CommentsService/closeCase', limit: 1 });
    expect(rows).toMatchObject([{ objectIds: [caseId], outcome: 'OK' }]);
    await appeal(15, caseId);
    await decide(caseId, OVERTURNED);
    running.progress.seen.clear();
    expect(await shown(commentId)).toMatchObject({ covered: false, body: 'Katil bahçıvan' });
  });

  it.each([
    ['a later episode', upTo(4), upTo(4)],
    ['the same episode', upTo(3), upTo(3)],
    ['an episode of a later season', upTo(1, 2), upTo(1, 2)],
    ['the whole title', { kind: TITLE }, { kind: TITLE }],
    ['an earlier episode', upTo(2), upTo(3)],
    ['nothing', { kind: SpoilerKind.NONE }, upTo(3)],
  ])('is no narrower than what the author declared: %s', async (_, declared, expected) => {
    const commentId = await comment(15, 'Katil bahçıvan', { spoiler: declared });
    const given = { category: 2, title: 'Final üstüne', body: 'Uşak yaptı', titleId: titleId(1) };
    const { topic } = await running.as(17).createTopic({ ...given, spoiler: declared });
    await cover(commentId, upTo(3));
    await cover(topic!.id, upTo(3), 'discussion');
    expect((await shown(commentId)).spoiler).toMatchObject(expected);
    const { topics } = await running.as(9).getTopics({ ids: [topic!.id] });
    expect(topics[0]!.spoiler).toMatchObject(expected);
  });

  it('stays as wide as the widest decision, until that one is overturned', async () => {
    const commentId = await comment(16, 'Üç kez gizlendi');
    const { topic } = await running
      .as(16)
      .createTopic({ category: 2, title: 'Üç kez', body: 'Uşak yaptı', titleId: titleId(1) });
    for (const [targetId, type] of [
      [commentId, 'comment'],
      [topic!.id, 'discussion'],
    ] as const) {
      const scope = async () =>
        type === 'comment'
          ? (await shown(commentId)).spoiler
          : (await running.as(9).getTopics({ ids: [targetId] })).topics[0]!.spoiler;
      const whole = await cover(targetId, { kind: TITLE }, type);
      const later = await cover(targetId, upTo(4), type);
      const earlier = await cover(targetId, upTo(2), type);
      expect(await scope()).toMatchObject({ kind: TITLE });
      for (const caseId of [whole, later, earlier]) await appeal(16, caseId);
      await decide(whole, OVERTURNED);
      expect(await scope()).toMatchObject(upTo(4));
      await decide(later, OVERTURNED);
      expect(await scope()).toMatchObject(upTo(2));
      await decide(earlier, OVERTURNED);
      expect(await scope()).toMatchObject({ kind: SpoilerKind.NONE });
    }
  });

  it('is the widest one that still holds when an appeal restores the comment', async () => {
    const commentId = await comment(17, 'Silinip geri gelen');
    const whole = await cover(commentId, { kind: TITLE });
    await cover(commentId, upTo(2));
    const removing = await close(await report(2, commentId), REMOVE);
    for (const caseId of [whole, removing]) await appeal(17, caseId);
    for (const caseId of [whole, removing]) await decide(caseId, OVERTURNED);
    expect(await shown(commentId)).toMatchObject({ deleted: false, covered: true, spoiler: upTo(2) });
  });

  it('of a post that names another title leaves comments on it no episode of the author’s title', async () => {
    const postId = id('7777', 42);
    const declared = { ...upTo(2), titleId: titleId(2) };
    running.posts.set(postId, { scope: declared, coverTitleId: titleId(1) });
    const target = { kind: TargetKind.POST, id: postId };
    const spoiler = { kind: EPISODE };
    const { comment: made } = await running.as(25).postComment({ target, body: 'Uşak mı?', spoiler });
    running.posts.set(postId, { scope: declared });
    expect((await shown(made!.id)).spoiler).toMatchObject({ kind: TITLE, titleId: titleId(1) });
  });

  it('holds replies and comments on a covered post back up to the same episode', async () => {
    const commentId = await comment(15, 'Sonu belli');
    const { comment: reply } = await running.as(16).postReply({ parentId: commentId, body: 'Evet, uşak' });
    await cover(commentId, upTo(2));
    expect(await shown(reply!.id)).toMatchObject({ covered: true, spoiler: upTo(2) });
    const postId = id('7777', 41);
    running.posts.set(postId, {
      scope: { ...upTo(1), titleId: titleId(1) },
      coverTitleId: titleId(1),
      coverSeason: 1,
      coverNumber: 4,
    });
    const target = { kind: TargetKind.POST, id: postId };
    const { comment: made } = await running.as(25).postComment({ target, body: 'Uşak mı?' });
    expect(await shown(made!.id)).toMatchObject({ covered: true, spoiler: upTo(4) });
    running.posts.set(postId, { scope: { ...upTo(1), titleId: titleId(1) } });
    expect(await shown(made!.id)).toMatchObject({ spoiler: upTo(1) });
  });

  it.each([
    ['half of an episode', { kind: EPISODE, season: 1 }],
    ['a title that the text is not about', { kind: TITLE, titleId: titleId(2) }],
    ['an unknown kind', { kind: 9 }],
  ])('is refused for %s', async (_, spoiler) => {
    const caseId = await report(2, await comment(15, 'Katil bahçıvan'));
    expect(await problems(close(caseId, COVER, { cover: spoiler }))).toEqual({ spoiler: 'invalid' });
    expect((await caseOf(caseId)).case).toMatchObject({ outcome: CaseOutcome.UNSPECIFIED });
  });

  it('is refused for an episode that a film does not have', async () => {
    const target = { kind: TargetKind.MOVIE, id: titleId(3) };
    const caseId = await report(2, await comment(15, 'Film', { target }));
    expect(await problems(close(caseId, COVER, { cover: upTo(5) }))).toEqual({ spoiler: 'invalid' });
    await close(caseId, COVER, { violation: Violation.SPOILER, cover: { kind: TITLE } });
  });
});

describe('the case of a text', () => {
  it('names the title that it spoils, and the episode that it is about', async () => {
    const onEpisode = await comment(15, 'Katil', { target: episode(2) });
    const place = async (caseId: string) => (await caseOf(caseId)).coverPlace;
    expect(await place(await report(2, onEpisode))).toMatchObject({ ...upTo(2), titleId: titleId(1) });
    const onSeries = await report(2, await comment(15, 'Katil'));
    expect(await place(onSeries)).toMatchObject({ kind: TITLE, titleId: titleId(1) });
    await close(onSeries, COVER, { violation: Violation.SPOILER });
    expect(await place(onSeries)).toBeUndefined();
    const { topic } = await running.as(18).createTopic({ category: 1, title: 'Genel', body: 'Yapımsız' });
    expect(await place(await report(2, topic!.id, 'discussion'))).toBeUndefined();
    expect(await place(await report(2, memberId(18), 'user'))).toBeUndefined();
  });

  it('is shown without its title while messaging does not answer, and the log has the error', async () => {
    const postedAt = timestampFromDate(new Date('2026-11-20T12:00:00Z'));
    running.bench.fake(MessagingService, {
      copyRoomEvidence: async ({ targetId }) => ({
        copies: [{ id: targetId, authorId: memberId(27), body: 'Katil uşak', postedAt }],
      }),
      findEntryTitle: async () => {
        throw new DomainError('TRY_AGAIN');
      },
    });
    const caseId = await report(2, id('cccc', 41), 'room');
    expect(await caseOf(caseId)).toMatchObject({ case: { id: caseId } });
    expect(warnings).toContainEqual(
      expect.objectContaining({
        msg: 'case shown without the title that a cover would name',
        err: expect.objectContaining({ code: 'TRY_AGAIN' }),
      }),
    );
  });
});
