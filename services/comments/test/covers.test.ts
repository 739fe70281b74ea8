import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import {
  AppealState,
  CaseOutcome,
  MessagingService,
  ReportProblem,
  SpoilerKind,
  TargetKind,
  Violation,
} from '@seyir/proto';
import { caseCalls, problems } from './case-fixtures.js';
import { episode, id, memberId, startComments, titleId, type Running } from './fixtures.js';

const { REMOVE, COVER } = CaseOutcome;
const { OVERTURNED } = AppealState;

let running: Running;
const { appeal, close, comment, decide, lastEvent, record, report, shown } = caseCalls(() => running);
beforeAll(async () => {
  running = await startComments();
  await record();
});
afterAll(() => running.close());

describe('a cover', () => {
  it('hides a comment from those who have not finished the title, whatever its author declared', async () => {
    const target = episode(1);
    const { comment: own } = await running.as(15).postComment({ target, body: 'Katil bahçıvan' });
    const caseId = await close(await report(2, own!.id), COVER, { violation: Violation.SPOILER });
    expect(await shown(own!.id)).toMatchObject({
      covered: true,
      body: '',
      spoiler: { kind: SpoilerKind.TITLE, titleId: titleId(1) },
    });
    running.progress.seen.set(memberId(9), 100);
    expect(await shown(own!.id)).toMatchObject({ covered: false, body: 'Katil bahçıvan' });
    running.progress.seen.delete(memberId(9));
    const { version } = (await running.as(15).getComments({ ids: [own!.id] })).comments[0]!;
    const spoiler = { kind: SpoilerKind.NONE };
    await running.as(15).editComment({ commentId: own!.id, body: 'Katil uşak', version, spoiler });
    expect(await shown(own!.id)).toMatchObject({ covered: true, body: '' });
    await appeal(15, caseId);
    await decide(caseId, OVERTURNED);
    expect(await shown(own!.id)).toMatchObject({ covered: false, body: 'Katil uşak' });
  });

  it('that ends leaves what authors declared, whatever they edited and wrote below it meanwhile', async () => {
    const spoiler = { kind: SpoilerKind.EPISODE, season: 1, number: 2 };
    const commentId = await comment(26, 'İkinci bölümde', { spoiler });
    const given = { category: 2, title: 'Örtülü konu', body: 'Uşak yaptı', titleId: titleId(1), spoiler };
    const { topic } = await running.as(26).createTopic(given);
    const ofComment = await close(await report(2, commentId), COVER, { violation: Violation.SPOILER });
    const ofTopic = await close(await report(2, topic!.id, 'discussion'), COVER, {
      violation: Violation.SPOILER,
    });
    const { comment: reply } = await running.as(25).postReply({ parentId: commentId, body: 'Evet' });
    const { post } = await running.as(25).addPost({ topicId: topic!.id, body: 'Hayır', quotedId: '' });
    const edit = async (n: number, id: string, over: object = {}) => {
      const { version } = (await running.as(n).getComments({ ids: [id] })).comments[0]!;
      await running.as(n).editComment({ commentId: id, body: `Yeni ${n}`, version, ...over });
    };
    await edit(26, commentId);
    // A form may send back the scope that it shows.
    await edit(26, commentId, { body: 'Son hâli', spoiler: { kind: SpoilerKind.TITLE } });
    await edit(25, reply!.id);
    await edit(25, post!.id);
    for (const sent of [{}, { spoiler: { kind: SpoilerKind.TITLE } }])
      await running.as(26).editTopic({ ...given, spoiler: undefined, ...sent, topicId: topic!.id });
    for (const caseId of [ofComment, ofTopic]) {
      await appeal(26, caseId);
      await decide(caseId, OVERTURNED);
    }
    for (const id of [commentId, reply!.id, post!.id])
      expect((await shown(id)).spoiler).toMatchObject(spoiler);
    expect((await running.as(9).getTopics({ ids: [topic!.id] })).topics[0]!.spoiler).toMatchObject(spoiler);
  });

  it('stays after an overturned appeal while another case covers the text, too', async () => {
    const commentId = await comment(25, 'İki kez gizlendi');
    const { topic } = await running
      .as(25)
      .createTopic({ category: 2, title: 'İki kez', body: 'Uşak yaptı', titleId: titleId(1) });
    const topicCovered = async () => (await running.as(9).getTopics({ ids: [topic!.id] })).topics[0]!.covered;
    const covered = async () => [(await shown(commentId)).covered, await topicCovered()];
    const cover = async () => [
      await close(await report(2, commentId), COVER, { violation: Violation.SPOILER }),
      await close(await report(2, topic!.id, 'discussion'), COVER, { violation: Violation.SPOILER }),
    ];
    const [earlier, later] = [await cover(), await cover()];
    for (const caseId of [...earlier, ...later]) await appeal(25, caseId);
    for (const caseId of earlier) await decide(caseId, OVERTURNED);
    expect(await covered()).toEqual([true, true]);
    for (const caseId of later) await decide(caseId, OVERTURNED);
    expect(await covered()).toEqual([false, false]);
  });

  it('that is overturned while the text is removed is gone when the text comes back', async () => {
    const commentId = await comment(25, 'Önce gizli, sonra silik');
    const covering = await close(await report(2, commentId), COVER, { violation: Violation.SPOILER });
    const removing = await close(await report(2, commentId), REMOVE);
    for (const caseId of [covering, removing]) await appeal(25, caseId);
    for (const caseId of [covering, removing]) await decide(caseId, OVERTURNED);
    expect(await shown(commentId)).toMatchObject({ deleted: false, covered: false });
  });

  it('hides the replies below it, too', async () => {
    const commentId = await comment(15, 'Sonu belli');
    const { comment: reply } = await running.as(16).postReply({ parentId: commentId, body: 'Evet, uşak' });
    await close(await report(2, commentId), COVER, { violation: Violation.SPOILER });
    expect(await shown(reply!.id)).toMatchObject({ covered: true, body: '' });
  });

  it('hides a topic about a title', async () => {
    const given = { category: 2, title: 'Final üstüne', body: 'Uşak yaptı', titleId: titleId(1) };
    const { topic } = await running.as(17).createTopic(given);
    const caseId = await close(await report(2, topic!.id, 'discussion'), COVER, {
      violation: Violation.SPOILER,
    });
    const read = async () => (await running.as(9).getTopics({ ids: [topic!.id] })).topics[0];
    expect(await read()).toMatchObject({ covered: true, body: '' });
    await appeal(17, caseId);
    await decide(caseId, OVERTURNED);
    expect(await read()).toMatchObject({ covered: false, body: 'Uşak yaptı' });
  });

  it('of a post or a story names its title in the event, for social', async () => {
    const postId = id('7777', 1);
    running.posts.set(postId, { titleId: titleId(2) });
    for (const one of [postId, id('9999', 2)]) running.authors.set(one, memberId(27));
    const cases = [await report(2, postId, 'flow'), await report(2, id('9999', 2), 'story')];
    for (const [index, caseId] of cases.entries()) {
      const asked = (await running.moderator.getCase({ caseId })).case!;
      expect(asked).toMatchObject({ coverable: true });
      await close(caseId, COVER, { violation: Violation.SPOILER });
      await eventually(() =>
        expect(lastEvent(caseId).message).toMatchObject({
          outcome: COVER,
          coverTitleId: [titleId(2), titleId(1)][index],
        }),
      );
      await appeal(27, caseId);
      await decide(caseId, OVERTURNED);
      await eventually(() => expect(lastEvent(caseId).message).toMatchObject({ appeal: OVERTURNED }));
    }
  });

  it('of a post in a private group, and of a comment on it, needs no moderator in the group', async () => {
    const postId = id('7777', 4);
    running.posts.set(postId, { titleId: titleId(2), keptFor: memberId(2) });
    running.authors.set(postId, memberId(27));
    const target = { kind: TargetKind.POST, id: postId };
    const { comment: made } = await running.as(2).postComment({ target, body: 'Uşak' });
    const { caseId: ofComment } = await running
      .as(2)
      .report({ targetType: 'comment', targetId: made!.id, problem: ReportProblem.SPOILER, description: '' });
    for (const caseId of [await report(2, postId, 'flow'), ofComment]) {
      await close(caseId, COVER, { violation: Violation.SPOILER });
      await eventually(() =>
        expect(lastEvent(caseId).message).toMatchObject({ outcome: COVER, coverTitleId: titleId(2) }),
      );
    }
  });

  it('of a chat entry names its title in the event, for messaging; a room has none', async () => {
    const [entry, code] = [31, 32].map((n) => id('cccc', n));
    const postedAt = timestampFromDate(new Date('2026-11-20T12:00:00Z'));
    running.bench.fake(MessagingService, {
      copyRoomEvidence: async ({ targetId }) => ({
        copies: [{ id: targetId, authorId: memberId(27), body: 'Katil uşak', postedAt }],
      }),
      // A call with the moderator's rights would be refused, because staff has none in rooms.
      findEntryTitle: async ({ entryId }, { viewer }) => {
        if (viewer.memberId !== undefined) throw new DomainError('NOT_FOUND');
        return { titleId: entryId === entry ? titleId(2) : '' };
      },
    });
    const caseId = await report(2, entry!, 'room');
    expect((await running.moderator.getCase({ caseId })).case).toMatchObject({ coverable: true });
    await close(caseId, COVER, { violation: Violation.SPOILER });
    await eventually(() =>
      expect(lastEvent(caseId).message).toMatchObject({ outcome: COVER, coverTitleId: titleId(2) }),
    );
    await appeal(27, caseId);
    await decide(caseId, OVERTURNED);
    await eventually(() => expect(lastEvent(caseId).message).toMatchObject({ appeal: OVERTURNED }));
    expect(await problems(close(await report(2, code!, 'room'), COVER))).toEqual({ outcome: 'invalid' });
  });

  it('of a post holds comments on it back, which keep what was declared once it ends', async () => {
    const postId = id('7777', 2);
    const target = { kind: TargetKind.POST, id: postId };
    const spoiler = { kind: SpoilerKind.EPISODE, titleId: titleId(1), season: 1, number: 2 };
    running.posts.set(postId, { scope: spoiler, coverTitleId: titleId(1) });
    const { comment: made } = await running.as(25).postComment({ target, body: 'Uşak mı?' });
    running.progress.seen.set(memberId(9), 2);
    expect(await shown(made!.id)).toMatchObject({
      covered: true,
      body: '',
      spoiler: { kind: SpoilerKind.TITLE },
    });
    running.posts.set(postId, { scope: spoiler });
    expect(await shown(made!.id)).toMatchObject({ covered: false, spoiler });
    running.progress.seen.delete(memberId(9));
  });

  it('is refused for a text that belongs to no title, and for a member', async () => {
    const { topic } = await running.as(18).createTopic({ category: 1, title: 'Genel', body: 'Yapımsız' });
    const postId = id('7777', 3);
    running.posts.set(postId, {});
    running.authors.set(postId, memberId(27));
    for (const caseId of [
      await report(2, topic!.id, 'discussion'),
      await report(2, postId, 'flow'),
      await report(2, memberId(18), 'user'),
    ])
      expect(await problems(close(caseId, COVER))).toEqual({ outcome: 'invalid' });
  });
});
