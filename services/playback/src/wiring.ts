import {
  erasuresOf,
  handleTask,
  sweepRows,
  Tally,
  type ServiceContext,
  type TallyHandler,
  type TaskHandler,
  type Wiring,
} from '@seyir/kit';
import { AccountsService, CatalogueService, topics } from '@seyir/proto';
import { accountsOf } from './adapters/clients/accounts.js';
import { catalogueOf } from './adapters/clients/catalogue.js';
import { playbackEvents } from './adapters/events/publisher.js';
import { SqlCounterStore } from './adapters/store/counter-store.js';
import { SqlAdvertStore } from './adapters/store/advert-store.js';
import { SqlEpisodeStore } from './adapters/store/episode-store.js';
import { SqlHealthStore } from './adapters/store/health-store.js';
import { SqlLibraryStore } from './adapters/store/library-store.js';
import { SqlPositionStore } from './adapters/store/position-store.js';
import { SqlProgressStore } from './adapters/store/progress-store.js';
import { SqlRemovalStore } from './adapters/store/removal-store.js';
import { SCORES, SqlScoreStore } from './adapters/store/score-store.js';
import { SqlSourceStore } from './adapters/store/source-store.js';
import { SqlTitleStore } from './adapters/store/title-store.js';
import { SqlViewStore, VIEWS } from './adapters/store/view-store.js';
import { SqlWatchedStore } from './adapters/store/watched-store.js';
import { removeEpisodeStep, removeEpisodeTask } from './app/remove-episode.js';
import { removeMemberStep, removeMemberTask } from './app/remove-member.js';
import { removeTitleStep, removeTitleTask } from './app/remove-title.js';
import { renewWeek } from './app/renew-week.js';
import type { PlaybackConfig } from './config.js';
import { weekOf } from './domain/views.js';
import { useCases, type Ports, type UseCases } from './use-cases.js';

/** The only place that connects use cases with their stores and peers. */
export const wire =
  (config: PlaybackConfig) =>
  (context: ServiceContext): Wiring<UseCases> => {
    const scores = new Tally(SCORES, context.unitOfWork);
    const views = new Tally(VIEWS, context.unitOfWork);
    const ports = portsOf(config, context, { scores, views });
    const app = useCases(ports);
    const { peers } = context;
    const { snapshot } = peers.client(CatalogueService);
    return {
      useCases: app,
      tasks: tasksOf(ports),
      // Readers of scores see them within the age of their cache.
      tallies: [
        { tally: scores, afterFold: () => Promise.resolve() },
        { tally: views, afterFold: keepWeeks(ports) },
      ],
      jobs: [{ name: 'renew-week', everyMs: RENEW_WEEK_MS, run: renewWeek(ports) }],
      erasures: erasuresOf(peers.client(AccountsService).listErased, app.removeMember),
      projections: [
        { topic: topics.title, snapshot, sweep: sweepRows('title', 'id') },
        { topic: topics.episode, snapshot, sweep: sweepRows('episode', 'id') },
      ],
    };
  };

/** How long after midnight the week may still include a day that has left it. */
const RENEW_WEEK_MS = 2_000;

/** The list of the most watched titles is sorted by the sums of their views. */
const keepWeeks =
  ({ views, clock }: Ports): TallyHandler['afterFold'] =>
  (folded) =>
    views.renew(
      folded.map(({ target }) => target.id),
      weekOf(clock.now()),
    );

interface Tallies {
  readonly scores: Tally;
  readonly views: Tally;
}

const portsOf = (config: PlaybackConfig, context: ServiceContext, { scores, views }: Tallies): Ports => {
  const { unitOfWork, goneMembers, tasks, clock, ids, peers } = context;
  return {
    episodes: new SqlEpisodeStore(unitOfWork),
    titles: new SqlTitleStore(unitOfWork),
    sources: new SqlSourceStore(unitOfWork),
    health: new SqlHealthStore(unitOfWork),
    positions: new SqlPositionStore(unitOfWork),
    progresses: new SqlProgressStore(unitOfWork),
    watched: new SqlWatchedStore(unitOfWork),
    library: new SqlLibraryStore(unitOfWork),
    counters: new SqlCounterStore(unitOfWork),
    adverts: new SqlAdvertStore(unitOfWork),
    removal: new SqlRemovalStore(unitOfWork),
    scores: new SqlScoreStore(unitOfWork, scores),
    views: new SqlViewStore(unitOfWork, views),
    goneMembers,
    catalogue: catalogueOf(peers),
    accounts: accountsOf(peers),
    hosts: { stream: config.streamHosts ?? [], embed: config.embedHosts ?? [] },
    transaction: unitOfWork,
    events: playbackEvents(context),
    tasks,
    clock,
    ids,
  };
};

const tasksOf = (ports: Ports): TaskHandler[] => [
  handleTask(removeTitleTask, removeTitleStep(ports)),
  handleTask(removeEpisodeTask, removeEpisodeStep(ports)),
  handleTask(removeMemberTask, removeMemberStep(ports)),
];
