import { badInput, DomainError, notFound, type Clock, type Tasks } from '@seyir/kit';
import type { EpisodeFacts, EpisodePlace } from '../domain/episode.js';
import { answerRequests } from './answer-requests.js';
import { checkEpisodes } from './check-import.js';
import { differences, preview } from './differences.js';
import { markTranslations } from './gather-translations.js';
import type {
  CatalogueEvents,
  EpisodeStore,
  ImportOptions,
  ImportResult,
  Ledger,
  TitleStore,
  Transaction,
} from './ports.js';
import type { PlayableStore, RequestEvents, RequestStore } from './request-ports.js';

// All imports of the catalogue share these ports.
/** The dependencies of an import of the catalogue. */
export interface ImportDeps {
  readonly titles: TitleStore;
  readonly episodes: EpisodeStore;
  readonly ledger: Ledger;
  readonly events: CatalogueEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** An import may add titles or episodes that members have requested. */
export interface AnsweringDeps extends ImportDeps {
  readonly requests: RequestStore;
  readonly requestEvents: RequestEvents;
}

// An import writes at once what single calls write one by one, with the events of each.
interface Deps extends AnsweringDeps {
  readonly playable: PlayableStore;
  readonly tasks: Tasks;
}

/**
 * Imports up to 500 episodes without notifications, idempotent by id; seasons and counts follow in the same
 * transaction. BAD_INPUT; NOT_FOUND for an unknown title; CONFLICT for a place that another episode has; TRY_AGAIN if
 * another import is writing the same episode. A dry run accepts unknown titles, because they may be imported before
 * the episodes, and returns a conflict as a `taken` field.
 */
export const importEpisodes =
  ({ titles, episodes, ledger, events, transaction, clock, playable, tasks, ...answering }: Deps) =>
  async (imported: readonly EpisodeFacts[], { demo, dryRun }: ImportOptions): Promise<ImportResult> => {
    checkEpisodes(imported);
    if (dryRun) {
      const standing = await episodes.byIds(imported.map((episode) => episode.id));
      refuseTaken(imported, await episodes.inPlaces(imported));
      return preview(differences<EpisodeFacts>(imported, standing), standing);
    }
    return transaction.run(async () => {
      const ids = imported.map((episode) => episode.id);
      const titleIds = [...new Set(imported.map((episode) => episode.titleId))];
      // An episode may move from another title, whose seasons change too.
      const touched = [...new Set([...titleIds, ...titlesOf(await episodes.byIds(ids))])];
      await ledger.lock(touched);
      const known = await titles.known(titleIds);
      const orphan = titleIds.find((id) => !known.has(id));
      if (orphan) throw notFound(`title ${orphan}`);
      const standing = await episodes.byIds(ids);
      refuseOthersWork(new Set([...touched, ...titlesOf(standing)]).size, touched.length);
      const { created, updated, result } = differences<EpisodeFacts>(imported, standing);
      const changed = [...created, ...updated];
      if (changed.length === 0) return result;
      const counted = await ledger.tally(touched);
      refuseOthersWork(await episodes.save(changed, { at: clock.now(), demo }), created.length);
      await ledger.countSeasons(touched);
      // A source may have been known before its episode, and an episode may have moved.
      if (await playable.anyOf(changed.map(({ id }) => id)))
        await markTranslations({ playable, tasks }, touched);
      await events.episodesChanged(await episodes.byIds(changed.map((e) => e.id)));
      await answerRequests({ ...answering, clock })(touched);
      await ledger.move(touched, counted);
      events.wake(touched);
      return result;
    });
  };

const titlesOf = (episodes: readonly EpisodePlace[]): string[] => episodes.map(({ titleId }) => titleId);

/** Episodes of one call may swap their places. */
const refuseTaken = (
  imported: readonly EpisodeFacts[],
  standing: readonly (EpisodePlace & { readonly id: string })[],
): void => {
  const given = new Set(imported.map(({ id }) => id));
  const others = new Set(standing.filter(({ id }) => !given.has(id)).map(placeKey));
  const taken = imported.flatMap((episode, index) =>
    others.has(placeKey(episode)) ? [[`episodes.${index}.number`, 'taken'] as const] : [],
  );
  if (taken.length > 0) throw badInput(Object.fromEntries(taken));
};

const placeKey = ({ titleId, season, number }: EpisodePlace): string => `${titleId}:${season}:${number}`;

/**
 * A new episode cannot be locked. TRY_AGAIN if another import has created or moved one since this one read it: its
 * counters would change twice.
 */
const refuseOthersWork = (found: number, expected: number): void => {
  if (found !== expected) throw new DomainError('TRY_AGAIN', { retryAfterMs: 100 });
};
