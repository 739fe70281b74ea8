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
import { AccountsService, PlaybackService, topics } from '@seyir/proto';
import { catalogueEvents, requestEvents } from './adapters/events/publisher.js';
import { SqlArticleStore } from './adapters/store/article-store.js';
import { SqlChoiceStore } from './adapters/store/choice-store.js';
import { SqlDemoStore } from './adapters/store/demo-store.js';
import { SqlEpisodeStore } from './adapters/store/episode-store.js';
import { SqlFaqStore } from './adapters/store/faq-store.js';
import { SqlKeptStore } from './adapters/store/kept-store.js';
import { SqlLedger } from './adapters/store/ledger.js';
import { SqlPersonStore } from './adapters/store/person-store.js';
import { SqlPlayableStore } from './adapters/store/playable-store.js';
import { SqlRecountStore } from './adapters/store/recount-store.js';
import { REQUEST_VOTES } from './adapters/store/request-rows.js';
import { SqlRequestStore } from './adapters/store/request-store.js';
import { SqlSearchStore } from './adapters/store/search-store.js';
import { SqlShelfStore } from './adapters/store/shelf-store.js';
import { SqlSimilarStore } from './adapters/store/similar-store.js';
import { SqlTitleStore } from './adapters/store/title-store.js';
import { SqlTrailerStore } from './adapters/store/trailer-store.js';
import {
  deleteRequestStep,
  deleteRequestTask,
  mergeRequestStep,
  mergeRequestTask,
} from './app/delete-request.js';
import { fillGenresStep, fillGenresTask } from './app/fill-genres.js';
import { gatherTranslationsStep, gatherTranslationsTask } from './app/gather-translations.js';
import { rebuildSimilarStep, rebuildSimilarTask } from './app/rebuild-similar.js';
import { recountCountersStep, recountCountersTask } from './app/recount-counters.js';
import { refreshSimilarStep, refreshSimilarTask } from './app/refresh-similar.js';
import { removeMemberStep, removeMemberTask } from './app/remove-member.js';
import { useCases, type Ports, type UseCases } from './use-cases.js';

/** The only place that connects use cases with their stores. */
export const wire = (context: ServiceContext): Wiring<UseCases> => {
  const votes = new Tally(REQUEST_VOTES, context.unitOfWork);
  const ports = portsOf(context, votes);
  const app = useCases(ports);
  const { listErased } = context.peers.client(AccountsService);
  const { snapshot: sources } = context.peers.client(PlaybackService);
  return {
    useCases: app,
    tasks: tasksOf(context, ports),
    tallies: [{ tally: votes, afterFold: keepScores(ports) }],
    erasures: erasuresOf(listErased, app.removeMember),
    projections: [
      { topic: topics.sources, snapshot: sources, sweep: sweepRows('playable_episode', 'episode_id') },
    ],
  };
};

/** The lists of requests are sorted by their votes. */
const keepScores =
  ({ requests }: Ports): TallyHandler['afterFold'] =>
  (folded) =>
    requests.keepScores(
      folded.map(({ target: { id }, counts: [up = 0, down = 0] }) => ({ id, score: up - down })),
    );

const portsOf = (context: ServiceContext, votes: Tally): Ports => {
  const { unitOfWork, goneMembers, clock, ids, tasks } = context;
  return {
    titles: new SqlTitleStore(unitOfWork),
    choices: new SqlChoiceStore(unitOfWork),
    episodes: new SqlEpisodeStore(unitOfWork),
    trailers: new SqlTrailerStore(unitOfWork),
    shelves: new SqlShelfStore(unitOfWork),
    similar: new SqlSimilarStore(unitOfWork),
    search: new SqlSearchStore(unitOfWork),
    people: new SqlPersonStore(unitOfWork),
    articles: new SqlArticleStore(unitOfWork),
    faq: new SqlFaqStore(unitOfWork),
    demo: new SqlDemoStore(unitOfWork),
    ledger: new SqlLedger(unitOfWork),
    events: catalogueEvents(context),
    requests: new SqlRequestStore(unitOfWork, votes),
    playable: new SqlPlayableStore(unitOfWork),
    requestEvents: requestEvents(context),
    kept: new SqlKeptStore(unitOfWork),
    goneMembers,
    transaction: unitOfWork,
    tasks,
    clock,
    ids,
  };
};

const tasksOf = ({ unitOfWork }: ServiceContext, ports: Ports): TaskHandler[] => [
  handleTask(recountCountersTask, recountCountersStep({ recounts: new SqlRecountStore(unitOfWork) })),
  handleTask(refreshSimilarTask, refreshSimilarStep(ports)),
  handleTask(rebuildSimilarTask, rebuildSimilarStep(ports)),
  handleTask(fillGenresTask, fillGenresStep(ports)),
  handleTask(gatherTranslationsTask, gatherTranslationsStep(ports)),
  handleTask(deleteRequestTask, deleteRequestStep(ports)),
  handleTask(mergeRequestTask, mergeRequestStep(ports)),
  handleTask(removeMemberTask, removeMemberStep(ports)),
];
