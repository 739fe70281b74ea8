import type { BlobStore, Peers } from '@seyir/kit';
import {
  AccountsService,
  CatalogueService,
  CommentsService,
  NotificationsService,
  PlaybackService,
} from '@seyir/proto';
import { createDemoContent } from '../content.js';
import { storedFiles } from './stored-files.js';

/** So many things of a kind, and how many of them members made who stay. */
export interface Counted {
  readonly what: string;
  readonly count: number;
  readonly ofOthers: number;
}

/** The same of what one service keeps. */
export interface Kept extends Counted {
  readonly service: string;
}

/** What of the demo is on a site. */
export interface Survey {
  readonly counts: readonly Counted[];
  readonly files: readonly string[];
  readonly placementIds: readonly string[];
  /** How much services keep about titles of the demo, and unless told otherwise about its members; both may be gone. */
  kept(of?: 'titles'): Promise<Kept[]>;
}

export interface SurveyOptions {
  /** Signs as `importer`. */
  readonly peers: Peers;
  readonly blobs: BlobStore;
  readonly seed: string;
  readonly timeoutMs: number;
}

/**
 * Looks for the demo: what services have marked as such, and what hangs on that. The content's own ids count too, so that
 * what an interrupted run has left is found.
 */
export const surveyDemo = async ({ peers, blobs, seed, timeoutMs }: SurveyOptions): Promise<Survey> => {
  const call = { timeoutMs };
  const content = createDemoContent(seed, new Date());
  const { memberIds } = await peers.client(AccountsService).removeDemoMembers({ dryRun: true }, call);
  const marked = await peers.client(CatalogueService).removeDemoTitles({ dryRun: true }, call);
  const placementIds = idsOf(content.placements);
  const asked = {
    memberIds: [...new Set([...memberIds, ...idsOf(content.members)])],
    subjectIds: [
      ...new Set([
        ...[...marked.titleIds, ...marked.episodeIds, ...marked.trailerIds],
        ...[...idsOf(content.titles), ...idsOf(content.episodes), ...placementIds],
        ...content.titles.flatMap(({ trailers }) => idsOf(trailers)),
      ]),
    ],
  };
  const kept = async (of?: 'titles') => {
    const about = of === 'titles' ? { subjectIds: asked.subjectIds } : asked;
    const answers = await Promise.all(
      keepers.map(async ([service, contract]) => {
        const { counts } = await peers.client(contract).countKept(about, call);
        return counts.map(({ what, count, ofOthers }) => ({ service, what, count, ofOthers }));
      }),
    );
    return answers.flat();
  };
  const files = await storedFiles(blobs);
  return {
    counts: [
      counted('members', memberIds),
      counted('titles', marked.titleIds),
      counted('episodes', marked.episodeIds),
      ...(await kept()),
      counted('pictures and clips', files),
    ],
    ...{ files, placementIds, kept },
  };
};

const keepers = [
  ['playback', PlaybackService],
  ['comments', CommentsService],
  ['notifications', NotificationsService],
] as const;

const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);

const counted = (what: string, things: readonly string[]): Counted => ({
  what,
  count: things.length,
  ofOthers: 0,
});
