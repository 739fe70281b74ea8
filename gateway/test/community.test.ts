import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommentsService } from '@seyir/proto';
import { startSite, type Site } from './support/site.js';
import { comment, member } from './support/world.js';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const asMember = { token: 'token-1' };
const codes = (answer: { errors?: { extensions: Record<string, unknown> }[] }) =>
  answer.errors?.map(({ extensions }) => extensions['code']);

describe('an edit', () => {
  const edit = (input: string) =>
    site.graphql(
      `mutation { editComment(input: ${input}) { comment { body edited version mayEdit } } }`,
      {},
      asMember,
    );

  it('answers the comment as it stands then', async () => {
    const { data } = await edit('{id: "comment-1", body: "Yeni", version: 1}');
    expect(data?.['editComment']).toEqual({
      comment: { body: 'Yeni', edited: true, version: 2, mayEdit: true },
    });
  });

  it('of an older version is told so in words', async () => {
    const answer = await edit('{id: "comment-1", body: "Yeni", version: 7}');
    expect(codes(answer)).toEqual(['OUTDATED']);
    expect(answer.errors?.[0]?.message).toBe(
      'Sen düzenlerken bu içerik değişti. Son hâline bakıp yeniden dene.',
    );
  });
});

it('C-17 says who may edit and delete, and deletes', async () => {
  const query = '{ commentsById(ids: ["comment-1", "comment-2"]) { mayEdit mayDelete } }';
  const of = async (authorId: string, token?: string) => {
    site.peers.fake(CommentsService, { getComments: async () => ({ comments: [{ ...comment, authorId }] }) });
    return (await site.graphql(query, {}, token ? { token } : {})).data?.['commentsById'];
  };
  expect(await of(member.id, 'token-1')).toEqual([{ mayEdit: true, mayDelete: true }]);
  expect(await of('member-2', 'token-1')).toEqual([{ mayEdit: false, mayDelete: false }]);
  expect(await of(member.id)).toEqual([{ mayEdit: false, mayDelete: false }]);
  const { data } = await site.graphql(
    'mutation { deleteComment(id: "comment-1") { comment { body deleted mayDelete } } }',
    {},
    asMember,
  );
  expect(data?.['deleteComment']).toEqual({ comment: { body: null, deleted: true, mayDelete: false } });
});

it('R-01 a report is taken, and what has no owner yet is not found', async () => {
  const report = (targetType: string) =>
    site.graphql(
      `mutation { report(input: {targetType: ${targetType}, targetId: "comment-1", problem: SPAM}) { already message } }`,
      {},
      asMember,
    );
  expect((await report('COMMENT')).data?.['report']).toEqual({
    already: false,
    message: 'Bildirimin bize ulaştı. En kısa sürede inceleyeceğiz.',
  });
  expect(codes(await report('USER'))).toEqual(['NOT_FOUND']);
});

it('names members for a mention, to members alone', async () => {
  const query = '{ memberSuggestions(prefix: "de") { username path } }';
  expect((await site.graphql(query, {}, asMember)).data?.['memberSuggestions']).toEqual([
    { username: 'deniz', path: '/profile/deniz' },
  ]);
  expect(codes(await site.graphql(query))).toEqual(['NO_SESSION']);
});
