import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { LibraryList } from '@seyir/proto';
import {
  aGroup,
  anEpisode,
  aTitle,
  episodeId,
  groupId,
  startPlayback,
  titleId,
  type Running,
} from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startPlayback([anEpisode(1)], [aTitle(1), aTitle(2)]);
  await running.importer.importSources({ groups: [aGroup(1, 1), aGroup(1, 2)] });
});
afterAll(() => running.close());

const choose = (member: number, group: number, keepEarlier = false, title = 1) =>
  running.as(member).chooseGroup({ titleId: titleId(title), groupId: groupId(group), keepEarlier });
const chosen = async (member: number) =>
  (await running.as(member).getLibrary({ titleIds: [titleId(1)] })).titles[0]?.groupId;

it('V-02 the latest choice of a member stands; one from before the sign-in does not replace it', async () => {
  expect(await chosen(1)).toBe('');
  expect(await choose(1, 1, true)).toMatchObject({ groupId: groupId(1) });
  expect(await choose(1, 2)).toMatchObject({ groupId: groupId(2) });
  expect(await choose(1, 1, true)).toMatchObject({ groupId: groupId(2) });
  expect([await chosen(1), await chosen(2)]).toEqual([groupId(2), '']);
});

it('a choice puts the title on no list, and marks keep the choice', async () => {
  await choose(3, 1);
  const list = () => running.as(3).listLibrary({ list: LibraryList.FOLLOWED });
  expect((await list()).entries).toEqual([]);
  await running.as(3).setTitleMark({ titleId: titleId(1), mark: 4, active: true });
  await eventually(async () => expect((await list()).entries).toHaveLength(1));
  expect(await chosen(3)).toBe(groupId(1));
});

it('refuses a group without an episode of the title, and an unknown title', async () => {
  for (const call of [() => choose(1, 9), () => choose(1, 1, false, 2), () => choose(1, 1, false, 77)])
    await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(
    running.visitor.chooseGroup({ titleId: titleId(1), groupId: groupId(1) }),
  ).rejects.toMatchObject({ code: 'NO_SESSION' });
  expect((await running.visitor.listSourceGroups({ episodeId: episodeId(1) })).groups).toHaveLength(2);
});
