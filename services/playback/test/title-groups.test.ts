import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TranslationKind } from '@seyir/proto';
import { aGroup, anEpisode, episodeId, groupId, startPlayback, titleId } from './fixtures.js';

type Running = Awaited<ReturnType<typeof startPlayback>>;

/** Title 1: five episodes of season 1, two of season 2; group 1 has all of them, group 2 every second one. */
let running: Running;
beforeAll(async () => {
  const episodes = [1, 2, 3, 4, 5, 6, 7].map((n) =>
    anEpisode(n, n > 5 ? { season: 2, number: n - 5 } : { number: n }),
  );
  running = await startPlayback([...episodes, anEpisode(8, { titleId: titleId(2) })]);
  await running.importer.importSources({
    groups: [
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => aGroup(n, 1)),
      ...[1, 3, 5, 7].map((n) => aGroup(n, 2, { translation: TranslationKind.DUBBED })),
      aGroup(2, 3, { sources: [] }),
    ],
  });
});
afterAll(() => running.close());

const groups = async (asked: object) =>
  (await running.visitor.listTitleGroups({ titleId: titleId(1), ...asked })).groups.map((group) => [
    group.groupId,
    group.episodeIds,
    group.last,
  ]);
const ids = (...numbers: number[]) => numbers.map(episodeId);

it("B-13 returns a title's episodes by group, in their order; a group without sources has none", async () => {
  expect(await groups({})).toEqual([
    [groupId(1), ids(1, 2, 3, 4, 5, 6, 7), true],
    [groupId(2), ids(1, 3, 5, 7), true],
  ]);
  const { groups: named } = await running.visitor.listTitleGroups({ titleId: titleId(1) });
  expect(named.map(({ name, translation }) => [name, translation])).toEqual([
    ['Grup 1', TranslationKind.SUBTITLED],
    ['Grup 2', TranslationKind.DUBBED],
  ]);
});

it('B-13 pages each group separately, and marks those at their end', async () => {
  const page = (number: number, more: object = {}) => groups({ page: { number, size: 4 }, ...more });
  expect(await page(1)).toEqual([
    [groupId(1), ids(1, 2, 3, 4), false],
    [groupId(2), ids(1, 3, 5, 7), true],
  ]);
  expect(await page(2)).toEqual([[groupId(1), ids(5, 6, 7), true]]);
  expect(await page(3)).toEqual([]);
  expect(await page(1, { groupId: groupId(2) })).toEqual([[groupId(2), ids(1, 3, 5, 7), true]]);
});

it('filters by season, and returns nothing for an unknown title', async () => {
  expect(await groups({ season: 2 })).toEqual([
    [groupId(1), ids(6, 7), true],
    [groupId(2), ids(7), true],
  ]);
  expect(await groups({ titleId: titleId(77) })).toEqual([]);
  await expect(groups({ titleId: 'x' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
});
