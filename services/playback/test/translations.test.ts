import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TranslationKind } from '@seyir/proto';
import { explainStatements } from '@seyir/kit/testing';
import { aGroup, anEpisode, episodeId, startPlayback, type Running } from './fixtures.js';

const { SUBTITLED, DUBBED } = TranslationKind;

let running: Running;
beforeAll(async () => {
  running = await startPlayback([1, 2, 3, 4].map((n) => anEpisode(n)));
  await running.importer.importSources({
    groups: [
      aGroup(1, 1),
      aGroup(1, 2, { translation: DUBBED }),
      aGroup(2, 2, { translation: DUBBED }),
      aGroup(3, 1),
      // A group that has no sources yet.
      aGroup(3, 2, { translation: DUBBED, sources: [] }),
    ],
  });
});
afterAll(() => running.close());

const translationsOf = async (episodeIds: string[]) =>
  (await running.visitor.getTranslations({ episodeIds })).episodes.map(({ translations }) => translations);
const ids = (...numbers: number[]) => numbers.map(episodeId);

it('knows in which translations episodes have sources, in one statement', async () => {
  const answer: TranslationKind[][] = [];
  const statements = await explainStatements(['episode_sources'], async () => {
    answer.push(...(await translationsOf([...ids(3, 1), 'x', ...ids(2, 4)])));
  });
  expect(statements).toHaveLength(1);
  expect(answer.map((one) => [...one].sort())).toEqual([[SUBTITLED], [SUBTITLED, DUBBED], [], [DUBBED], []]);
});

it('follows the sources of an episode, and forgets a removed one', async () => {
  await running.importer.importSources({ groups: [aGroup(2, 2, { sources: [], translation: DUBBED })] });
  expect(await translationsOf(ids(2))).toEqual([[]]);
  await running.publish(anEpisode(1, { removed: true, version: 2 }));
  expect(await translationsOf(ids(1))).toEqual([[]]);
});

it('refuses more than 200 episodes', async () => {
  await expect(translationsOf(Array<string>(201).fill(episodeId(1)))).rejects.toMatchObject({
    code: 'BAD_INPUT',
  });
});
