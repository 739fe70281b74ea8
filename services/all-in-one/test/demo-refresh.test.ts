import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccounts } from '@seyir/accounts';
import { createCatalogue } from '@seyir/catalogue';
import { createComments } from '@seyir/comments';
import type { Viewer } from '@seyir/kit';
import { testBench } from '@seyir/kit/testing';
import { createPlayback } from '@seyir/playback';
import { CatalogueService, CommentsService, TargetKind } from '@seyir/proto';
import { createDemoContent, DEMO_SEED, fillDemo } from '@seyir/scripts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const DAY_MS = 86_400_000;
/** Some 250 pictures are drawn. */
const PATIENCE_MS = 170_000;

const msOf = (moment: { seconds: bigint } | undefined): number => Number(moment?.seconds) * 1000;

describe('demo content that is refreshed', () => {
  let bench: Awaited<ReturnType<typeof testBench>>;
  let dataDir: string;
  beforeAll(async () => {
    bench = await testBench();
    dataDir = await mkdtemp(join(tmpdir(), 'seyir-refresh-'));
    await bench.start(createAccounts({ migrate: true }, bench.platform('accounts')));
    await bench.start(createCatalogue({ migrate: true }, bench.platform('catalogue')));
    await bench.start(createPlayback({ migrate: true }, bench.platform('playback')));
    await bench.start(createComments({ migrate: true }, bench.platform('comments')));
  });
  afterAll(async () => {
    await bench.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it(
    'moves its dates with now, and leaves ids and what members wrote alone',
    async () => {
      const now = bench.clock.now();
      const { peers, blobs } = bench.platform('importer');
      const fill = (at: Date) =>
        fillDemo({ peers, blobs, dataDir, seed: DEMO_SEED, now: at, progress: () => undefined });
      const first = await fill(now);
      expect(first).toMatchObject({ updated: 0 });

      const { titles, episodes, members } = createDemoContent(DEMO_SEED, now);
      const [title] = titles;
      const viewer: Viewer = { memberId: members[0]!.id, sessionId: 's', roles: ['member'] };
      const target = { kind: TargetKind.SERIES, id: title!.id };
      const comments = bench.client(CommentsService, viewer);
      const { comment: own } = await comments.postComment({ target, body: 'Benim yorumum' });

      const again = await fill(new Date(now.getTime() + 7 * DAY_MS));
      expect(again).toMatchObject({ created: 0, logins: first.logins });
      expect(again.updated).toBeGreaterThan(titles.length);

      const catalogue = bench.client(CatalogueService);
      const ids = titles.map(({ id }) => id);
      const after = (await catalogue.getTitles({ ids })).titles;
      expect(new Set(after.map(({ id }) => id))).toEqual(new Set(ids));
      const added = after.find(({ id }) => id === title!.id)?.addedAt;
      expect(msOf(added) - Math.floor(title!.addedAt.getTime() / 1000) * 1000).toBe(7 * DAY_MS);
      const counting = episodes.filter(({ airedAt }) => airedAt > now).map(({ id }) => id);
      const { episodes: coming } = await catalogue.getEpisodes({ ids: counting.slice(0, 200) });
      const moved = coming.filter(({ releasedAt }) => msOf(releasedAt) > now.getTime() + 6 * DAY_MS);
      expect(moved).toHaveLength(coming.length);
      expect((await comments.getComments({ ids: [own!.id] })).comments).toMatchObject([
        { id: own!.id, postedAt: own!.postedAt, version: own!.version },
      ]);
    },
    PATIENCE_MS,
  );
});
