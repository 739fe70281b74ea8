import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Audience, LibraryList } from '@seyir/proto';
import { memberId, problems, startSocial, titleOf, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startSocial();
});
afterAll(() => running.close());

const { FAVOURITES } = LibraryList;
const request = (n: number) => ({ memberId: memberId(n), list: FAVOURITES });
/** The ids that the viewer gets, or the code of the refusal. */
const seenBy = async (viewer: number | undefined, n: number) => {
  const client = viewer === undefined ? running.visitor : running.as(viewer);
  return client.listMemberTitles(request(n)).then(
    ({ titles }) => titles.map(({ titleId }) => titleId),
    (error: { code: string }) => error.code,
  );
};
const favourites = [titleOf(FAVOURITES)];

describe('the library of a member', () => {
  it('with a public profile is shown to everyone, with scores', async () => {
    expect(await seenBy(undefined, 20)).toEqual(favourites);
    expect(await running.as(21).listMemberTitles(request(20))).toMatchObject({
      titles: [{ titleId: favourites[0], watched: true, score: 8 }],
      info: { count: 1, last: true },
    });
  });

  it('with a profile for members is kept from visitors', async () => {
    await running.show(22, Audience.MEMBERS);
    expect(await seenBy(undefined, 22)).toBe('NOT_FOUND');
    expect(await seenBy(21, 22)).toEqual(favourites);
  });

  it('with a private profile is shown only to the member and to accepted followers', async () => {
    await running.show(23, Audience.NOBODY);
    await running.as(24).setFollow({ memberId: memberId(23), active: true });
    expect([await seenBy(undefined, 23), await seenBy(24, 23)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect(await seenBy(23, 23)).toEqual(favourites);
    await running.as(23).answerFollowRequest({ memberId: memberId(24), accepted: true });
    expect(await seenBy(24, 23)).toEqual(favourites);
  });

  it('is hidden in both directions by a block, and playback is not asked', async () => {
    await running.block(25, 26);
    running.libraryAsked.length = 0;
    expect([await seenBy(26, 25), await seenBy(25, 26)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect(running.libraryAsked).toEqual([]);
  });

  it('of an erased member is not found', async () => {
    await running.erase(27);
    expect(await seenBy(21, 27)).toBe('NOT_FOUND');
  });
});

it('refuses invalid ids and cursors', async () => {
  const asked = (over: object) => problems(running.as(21).listMemberTitles({ ...request(20), ...over }));
  expect(await asked({ memberId: 'x' })).toBe('NOT_FOUND');
  expect(await asked({ page: { cursor: 'x' } })).toEqual({ cursor: 'invalid' });
});
