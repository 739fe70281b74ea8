import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { permissionCells, relationCells, walkAudit, type PermissionCell } from '@seyir/kit/testing';
import { CommentsService, TopicCategory } from '@seyir/proto';
import { permissions, type CommentRelation } from '../src/permissions.js';
import { episode, memberId, startComments, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startComments();
});
afterAll(() => running.close());

const holds = async ({ allowed, refusals, code }: PermissionCell) => {
  const refusal = await code(running.bench);
  if (allowed) expect(refusals).not.toContain(refusal);
  else expect(refusal).toBe(refusals[0]);
};

it.each(permissionCells(CommentsService, permissions))('$name', holds);

/** The relations of each kind of object. */
const relationsOf = {
  comment: ['own', 'others'],
  topic: ['own', 'others'],
  category: ['open', 'for-staff'],
  'topic-category': ['open', 'for-staff'],
} as const satisfies Record<string, readonly CommentRelation[]>;

const text = { title: 'Bu hafta ne izledik?', body: 'Çok güzeldi' };

/** A request by the author of the comment or topic, member 2, or by another caller. */
const requestIn = async (method: string, relation: CommentRelation, caller: string) => {
  expect(caller).toBe(memberId(2));
  const isForStaff = relation === 'for-staff';
  const category = isForStaff ? TopicCategory.ANNOUNCEMENTS : TopicCategory.GENERAL;
  const author = relation === 'own' ? running.as(2) : isForStaff ? running.moderator : running.as(3);
  if (method === 'createTopic') return { category, ...text };
  if (method.includes('Topic') || method === 'addPost') {
    const { topic } = await author.createTopic({ category, ...text });
    const more = { locked: true, pinned: true, category: TopicCategory.MOVIES };
    return { topicId: topic!.id, ...text, ...(method !== 'addPost' && more) };
  }
  const { comment } = await author.postComment({ target: episode(1), body: 'Çok güzeldi' });
  return { commentId: comment!.id, body: 'Yine çok güzeldi', version: comment!.version };
};

for (const [kind, relations] of Object.entries(relationsOf)) {
  const rows = Object.fromEntries(
    Object.entries(permissions).filter(([, row]) => 'object' in row && row.object.kind === kind),
  );
  it.each(relationCells(CommentsService, rows, relations as readonly CommentRelation[], requestIn))(
    '$name',
    holds,
  );
}

it('every operation that only staff may use writes an audit row', async () => {
  const { walked, unaudited } = await walkAudit(
    running.bench,
    CommentsService,
    permissions,
    (method, relation, caller) => requestIn(method, relation as CommentRelation, caller),
  );
  const byModerators = (method: string, ...relations: string[]) =>
    relations.flatMap((relation) =>
      ['moderator', 'admin'].map((role) => `${method} as ${role}, ${relation}`),
    );
  const byStaff = (method: string) =>
    ['editor', 'moderator', 'admin'].map((role) => `${method} as ${role}, for-staff`);
  expect([...walked].sort()).toEqual(
    [
      ...byModerators('deleteComment', 'others'),
      ...byStaff('createTopic'),
      ...byModerators('editTopic', 'others'),
      ...byModerators('deleteTopic', 'others'),
      ...byModerators('lockTopic', 'own', 'others'),
      ...byModerators('pinTopic', 'own', 'others'),
      ...byModerators('moveTopic', 'own', 'others'),
      ...byStaff('addPost'),
      'listAudit as admin, any',
      ...['listCases', 'getCase', 'getCasePhoto', 'assignCase', 'closeCase'].flatMap((method) =>
        byModerators(method, 'any'),
      ),
      ...['listMemberDecisions', 'listAppeals', 'decideAppeal', 'getCaseStatistics'].flatMap((method) =>
        byModerators(method, 'any'),
      ),
    ].sort(),
  );
  expect(unaudited).toEqual([]);
});
