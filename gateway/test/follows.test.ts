import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSite, type Site } from './support/site.js';
import { member, other } from './support/world/things.js';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const asMember = { token: 'token-1' };
const fields = 'id state followsViewer followerCount followedCount';

describe('following a member', () => {
  it('S-17 is set and undone by the site’s own call, with the count', async () => {
    const query = `mutation ($input: SetFollowInput!) { setFollow(input: $input) { relationship { ${fields} } } }`;
    const set = async (active: boolean) =>
      (await site.graphql(query, { input: { id: other.id, active } }, asMember)).data;
    expect(await set(true)).toEqual({
      setFollow: {
        relationship: {
          id: other.id,
          state: 'FOLLOWING',
          followsViewer: false,
          followerCount: 8,
          followedCount: 3,
        },
      },
    });
    expect(await set(false)).toMatchObject({
      setFollow: { relationship: { state: 'NONE', followerCount: 7 } },
    });
  });

  it("S-16 S-18: the legacy call answers 'follow', the count and the button's text", async () => {
    const answer = await site.post('/ajax/service', { type: 'following', data: other.id }, asMember);
    expect(await answer.json()).toEqual({ success: true, type: 'follow', count: 8, text: 'Takip ediliyor' });
  });

  it('the legacy call reports that a private profile got a request', async () => {
    const answer = await site.post('/ajax/service', { type: 'following', data: 'private-1' }, asMember);
    expect(await answer.json()).toMatchObject({
      success: false,
      code: 'REQUESTED',
      error: 'Takip isteğin gönderildi.',
    });
  });

  it('is shown on a member for the viewer, and is empty while social does not answer', async () => {
    const query = `query ($username: String!) { profile(username: $username) { member { relationship { ${fields} } } } }`;
    const read = async (options = {}) =>
      (await site.graphql(query, { username: other.username }, options)).data;
    expect(await read(asMember)).toMatchObject({
      profile: { member: { relationship: { state: 'FOLLOWING', followerCount: 8 } } },
    });
    expect(await read()).toMatchObject({
      profile: { member: { relationship: { state: 'NONE', followerCount: 8 } } },
    });
  });

  it('S-20: lists are pages of members, and null if they are hidden from the viewer', async () => {
    const list = '{ items { username } count last nextCursor }';
    const query = `query ($id: ID!) { followers(memberId: $id) ${list} followed(memberId: $id) ${list} }`;
    expect((await site.graphql(query, { id: other.id })).data).toEqual({
      followers: { items: [{ username: member.username }], count: 2, last: true, nextCursor: null },
      followed: { items: [{ username: member.username }], count: 1, last: true, nextCursor: null },
    });
    expect((await site.graphql(query, { id: 'private-1' })).data).toMatchObject({ followers: null });
  });

  it('requests are listed for the viewer, and answered', async () => {
    const asked = await site.graphql('{ followRequests { items { id } count } }', {}, asMember);
    expect(asked.data).toEqual({ followRequests: { items: [{ id: other.id }], count: 1 } });
    const answer = `mutation { answerFollowRequest(id: "${other.id}", accepted: true) { relationship { followsViewer } } }`;
    expect((await site.graphql(answer, {}, asMember)).data).toEqual({
      answerFollowRequest: { relationship: { followsViewer: true } },
    });
  });

  it.each([
    '{ followRequests { count } }',
    `mutation { setFollow(input: { id: "${other.id}" }) { relationship { id } } }`,
    `mutation { answerFollowRequest(id: "${other.id}", accepted: true) { relationship { id } } }`,
  ])('asks for a session: %s', async (query) => {
    expect((await site.graphql(query)).errors?.[0]?.extensions).toMatchObject({ code: 'NO_SESSION' });
  });
});

it('suggestions have a reason as text; friends are a separate list', async () => {
  const query = `{ followSuggestions(size: 2) { member { username } reason }
    friends { items { username } count last } }`;
  expect((await site.graphql(query, {}, { token: 'token-1' })).data).toEqual({
    followSuggestions: [{ member: { username: 'ada' }, reason: '3 ortak yapım\u00a0· 2 ortak takip' }],
    friends: { items: [{ username: 'ada' }], count: 2, last: true },
  });
  const { errors } = await site.graphql('{ friends { count } }');
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'NO_SESSION' });
});
