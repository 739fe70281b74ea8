import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SocialService } from '@seyir/proto';
import { startSite, type Site } from './support/site.js';
import { story } from './support/world/social.js';
import { member } from './support/world/things.js';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const asMember = { token: 'token-1' };

it('stories of a title are read with the viewer’s own one, written, voted on and deleted', async () => {
  const query = `{ stories(titleId: "title-1") { items { id body score ownVote mayDelete author { username } } own { id } last } }`;
  expect((await site.graphql(query, {}, asMember)).data).toEqual({
    stories: {
      items: [
        {
          id: story.id,
          body: story.body,
          score: 3,
          ownVote: null,
          mayDelete: true,
          author: { username: member.username },
        },
      ],
      own: { id: story.id },
      last: true,
    },
  });
  expect((await site.graphql(query)).data).toMatchObject({ stories: { own: null } });
  const write = async (field: string) => (await site.graphql(`mutation { ${field} }`, {}, asMember)).data;
  expect(await write('setStory(input: { titleId: "title-1", body: "Ses" }) { story { body } }')).toEqual({
    setStory: { story: { body: 'Ses' } },
  });
  expect(await write('voteOnStory(input: { id: "story-1", vote: DOWN }) { id score ownVote }')).toEqual({
    voteOnStory: { id: story.id, score: 2, ownVote: 'DOWN' },
  });
  expect(await write('deleteStory(id: "story-1") { id }')).toEqual({ deleteStory: { id: story.id } });
});

it('a covered story is read without its text until the viewer asks for it', async () => {
  site.peers.fake(SocialService, {
    listStories: async () => ({ stories: [{ ...story, body: '', covered: true }], info: { last: true } }),
  });
  const query = `{ stories(titleId: "title-1") { items { body covered } } }`;
  expect((await site.graphql(query)).data).toEqual({ stories: { items: [{ body: '', covered: true }] } });
  const reveal = `mutation { revealStory(id: "story-1") { story { body covered } } }`;
  expect((await site.graphql(reveal)).data).toEqual({
    revealStory: { story: { body: story.body, covered: false } },
  });
});

it('S-21 S-24: the legacy call votes 1 up or 2 down, and nothing else', async () => {
  const call = async (vote_type: string) => {
    const fields = { type: 'requestVote', s_id: story.id, vote_type };
    return (await (await site.post('/ajax/service', fields, asMember)).json()) as object;
  };
  expect(await call('1')).toEqual({ success: true, count: 4, vote: '1' });
  expect(await call('2')).toEqual({ success: true, count: 2, vote: '2' });
  for (const wrong of ['0', '3', 'x'])
    expect(await call(wrong)).toMatchObject({ success: false, code: 'BAD_INPUT' });
});
