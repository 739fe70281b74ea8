import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { DomainError } from '@seyir/kit';
import { AccountsService, AgeMark, SourceKind } from '@seyir/proto';
import { aGroup, anEpisode, episodeId, id, startPlayback, type Running } from './fixtures.js';

const [ADULT, THIRTEEN, UNRELEASED] = [1, 2, 3];

/** The birth year that the fake accounts service returns for the viewer. */
let told: number | 'down' = 0;
let running: Running;
let sourceHash: (episode: number) => string;
beforeAll(async () => {
  const soon = timestampFromDate(new Date(Date.now() + 3_600_000));
  running = await startPlayback([
    anEpisode(ADULT, { ageMark: AgeMark.AGE_MARK_18 }),
    anEpisode(THIRTEEN, { ageMark: AgeMark.AGE_MARK_13 }),
    anEpisode(UNRELEASED, { releasedAt: soon }),
  ]);
  const kept = {
    id: id('dddd', 1),
    name: 'K',
    kind: SourceKind.STREAM,
    location: 'clips/sea',
    download: 'clips/sea.mp4',
  };
  const groups = [ADULT, THIRTEEN, UNRELEASED].map((n) => aGroup(n, 1, { sources: [kept] }));
  await running.importer.importSources({ groups });
  const hashes = new Map<number, string>();
  for (const n of [ADULT, THIRTEEN])
    hashes.set(
      n,
      (await running.visitor.listSourceGroups({ episodeId: episodeId(n) })).groups[0]!.sources[0]!.hash,
    );
  sourceHash = (episode) => hashes.get(episode)!;
  // A fake does not check signatures: it answers for any caller.
  running.bench.fake(AccountsService, {
    getAccount: () =>
      told === 'down'
        ? Promise.reject(new DomainError('TRY_AGAIN'))
        : Promise.resolve({ account: { birthYear: told } }),
  });
});
afterAll(() => running.close());

describe('an 18+ title', () => {
  const year = new Date().getUTCFullYear();
  it.each([
    ['a visitor', 'down', ADULT, 'AGE_UNCONFIRMED'],
    ['a visitor past the gate', 'down', ADULT, undefined],
    ['a visitor, of what is for 13,', 'down', THIRTEEN, undefined],
    ['a member of 17', year - 17, ADULT, 'AGE_RESTRICTED'],
    ['a member of 17, of what is for 13,', year - 17, THIRTEEN, undefined],
    ['a member who becomes 18 this year', year - 18, ADULT, undefined],
    ['a member who has told no year', 0, ADULT, 'AGE_UNCONFIRMED'],
    ['a member who has told no year, past the gate', 0, ADULT, undefined],
    ['a member of 17, past the gate', year - 17, ADULT, 'AGE_RESTRICTED'],
    ['a member while accounts cannot say', 'down', ADULT, 'TRY_AGAIN'],
    ['a member while accounts cannot say, of what is for 13,', 'down', THIRTEEN, undefined],
  ] as const)('V-18 %s (born %p), episode %i: %p', async (who, birthYear, episode, code) => {
    told = birthYear;
    const client = who.startsWith('a visitor') ? running.visitor : running.as(1);
    const asked = { sourceHash: sourceHash(episode), episodeId: episodeId(episode) };
    const answer = client.getStream({ ...asked, ageConfirmed: who.endsWith('past the gate') });
    if (code) await expect(answer).rejects.toMatchObject({ code });
    else expect((await answer).stream).toEqual({ case: 'asset', value: 'clips/sea' });
  });
});

it('V-05 lists a download only if everyone may get the stream', async () => {
  const downloads = [];
  for (const n of [ADULT, THIRTEEN, UNRELEASED]) {
    const { groups } = await running.visitor.listSourceGroups({ episodeId: episodeId(n) });
    const { group } = await running.visitor.getSourceGroup({ hash: groups[0]!.hash });
    downloads.push([groups[0]!.sources[0]!.download, group?.sources[0]?.download]);
  }
  expect(downloads).toEqual([
    ['', ''],
    ['clips/sea.mp4', 'clips/sea.mp4'],
    ['', ''],
  ]);
});
