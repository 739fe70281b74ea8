import type { BlobStore, Peers } from '@seyir/kit';
import { AccountsService, CatalogueService, contracts, serviceNames, type ServiceName } from '@seyir/proto';
import { createDemoContent } from '../content.js';
import { photosOf } from '../fill/files.js';
import { storedFiles } from './stored-files.js';

/** The number of things of a kind, and how many of them belong to members who stay. */
export interface Counted {
  readonly what: string;
  readonly count: number;
  readonly ofOthers: number;
}

/** The same for one service. */
export interface Kept extends Counted {
  readonly service: string;
}

/** The demo content of a site. */
export interface Survey {
  readonly counts: readonly Counted[];
  readonly files: readonly string[];
  readonly placementIds: readonly string[];
  readonly roomIds: readonly string[];
  /** Counts the services' data about titles of the demo, and by default also about its members, even removed ones. */
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
 * Finds the demo content: things that services have marked as demo, and dependent data. It also uses the content's own ids, to
 * find what an interrupted run has left.
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
        ...marked.titleIds,
        ...marked.episodeIds,
        ...marked.trailerIds,
        ...idsOf(content.titles),
        ...idsOf(content.episodes),
        ...placementIds,
        ...content.titles.flatMap(({ trailers }) => idsOf(trailers)),
      ]),
    ],
  };
  const withPosts = { ...asked, subjectIds: [...asked.subjectIds, ...idsOf(content.social.posts)] };
  const kept = async (of?: 'titles') => {
    // Posts are removed together with their authors.
    const about = of === 'titles' ? { subjectIds: asked.subjectIds } : withPosts;
    const answers = await Promise.all(
      keepers.map(async ([service, contract]) => {
        const { counts } = await peers.client(contract).countKept(about, call);
        return counts.map(({ what, count, ofOthers }) => ({ service, what, count, ofOthers }));
      }),
    );
    return answers.flat();
  };
  const files = await storedFiles(blobs, photosOf(content));
  return {
    counts: [
      counted('members', memberIds),
      counted('titles', marked.titleIds),
      counted('episodes', marked.episodeIds),
      counted('articles', marked.articleIds),
      counted('frequent questions', marked.faqIds),
      ...(await kept()),
      counted('pictures and clips', files),
    ],
    files,
    placementIds,
    roomIds: idsOf(content.messaging.rooms),
    kept,
  };
};

type Contracts = typeof contracts;
type Keeper = {
  [K in ServiceName]: Contracts[K]['method'] extends { readonly countKept: unknown } ? Contracts[K] : never;
}[ServiceName];

const countsKept = (contract: Contracts[ServiceName]): contract is Keeper => 'countKept' in contract.method;

/** Services with data about other services' titles and members. */
const keepers = serviceNames.flatMap((service) => {
  const contract = contracts[service];
  return countsKept(contract) ? [[service, contract] as const] : [];
});

const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);

const counted = (what: string, things: readonly string[]): Counted => ({
  what,
  count: things.length,
  ofOthers: 0,
});
