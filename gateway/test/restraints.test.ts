import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSite, type Site } from './support/site.js';
import { other } from './support/world/things.js';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const member = { token: 'token-1' };
const fields = 'id blocked muted mutedUntil member { username }';
const change = async (field: string) =>
  (await site.graphql(`mutation { ${field} { restraint { ${fields} } } }`, {}, member)).data;

describe('blocks, mutes and muted words', () => {
  it("are set and removed, and return the viewer's current restraint", async () => {
    const shown = { id: other.id, member: { username: other.username } };
    expect(await change(`blockMember(id: "${other.id}")`)).toEqual({
      blockMember: { restraint: { ...shown, blocked: true, muted: false, mutedUntil: null } },
    });
    expect(await change(`unblockMember(id: "${other.id}")`)).toMatchObject({
      unblockMember: { restraint: { blocked: false } },
    });
    const until = '2026-12-24T12:00:00.000Z';
    expect(await change(`muteMember(id: "${other.id}", until: "${until}")`)).toMatchObject({
      muteMember: { restraint: { muted: true, mutedUntil: until } },
    });
    expect(await change(`unmuteMember(id: "${other.id}")`)).toMatchObject({
      unmuteMember: { restraint: { muted: false } },
    });
  });

  it('are listed for the viewer', async () => {
    const query = `{ blockedMembers { count last items { ${fields} } } mutedMembers { count } mutedWords }`;
    expect((await site.graphql(query, {}, member)).data).toMatchObject({
      blockedMembers: { count: 1, last: true, items: [{ id: other.id, blocked: true }] },
      mutedMembers: { count: 0 },
      mutedWords: ['final'],
    });
    const saved = await site.graphql('mutation { setMutedWords(words: ["İğde"]) { words } }', {}, member);
    expect(saved.data).toEqual({ setMutedWords: { words: ['İğde'] } });
  });

  it.each([
    '{ blockedMembers { count } }',
    '{ mutedMembers { count } }',
    '{ mutedWords }',
    `mutation { blockMember(id: "${other.id}") { restraint { id } } }`,
    `mutation { muteMember(id: "${other.id}") { restraint { id } } }`,
    'mutation { setMutedWords(words: []) { words } }',
  ])('require a session: %s', async (query) => {
    expect((await site.graphql(query)).errors?.[0]?.extensions).toMatchObject({ code: 'NO_SESSION' });
  });
});
