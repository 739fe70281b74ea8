import { countKept, handleTask, type ServiceContext, type TaskHandler } from '@seyir/kit';
import { accountsOf } from './adapters/clients/accounts.js';
import { catalogueOf } from './adapters/clients/catalogue.js';
import { SqlCounterStore } from './adapters/store/counter-store.js';
import { SqlAdvertStore } from './adapters/store/advert-store.js';
import { SqlEpisodeStore } from './adapters/store/episode-store.js';
import { SqlLibraryStore } from './adapters/store/library-store.js';
import { SqlPositionStore } from './adapters/store/position-store.js';
import { SqlProgressStore } from './adapters/store/progress-store.js';
import { SqlRemovalStore } from './adapters/store/removal-store.js';
import { SqlSourceStore } from './adapters/store/source-store.js';
import { SqlTitleStore } from './adapters/store/title-store.js';
import { SqlWatchedStore } from './adapters/store/watched-store.js';
import { listContinueWatching, removeContinueWatching } from './app/continue-watching.js';
import { getFollowerCounts, getLibrary } from './app/get-library.js';
import { countAdvert } from './app/count-advert.js';
import { getPositions } from './app/get-positions.js';
import { getStream } from './app/get-stream.js';
import { importLibrary } from './app/import-library.js';
import { importPositions } from './app/import-positions.js';
import { importSources } from './app/import-sources.js';
import { keepEpisode } from './app/keep-episode.js';
import { keepTitle } from './app/keep-title.js';
import { listLastWatched, listLibrary } from './app/list-library.js';
import { listTitleGroups } from './app/list-title-groups.js';
import { importPlacements, listPlacements, removePlacements } from './app/placements.js';
import { getPreRoll } from './app/pre-roll.js';
import { reached } from './app/reached.js';
import { removeEpisode, removeEpisodeStep, removeEpisodeTask } from './app/remove-episode.js';
import { removeMember, removeMemberStep, removeMemberTask } from './app/remove-member.js';
import { removeTitle, removeTitleStep, removeTitleTask } from './app/remove-title.js';
import { savePosition } from './app/save-position.js';
import { setTitleMark } from './app/set-title-mark.js';
import { setEpisodeWatched, setSeasonWatched } from './app/set-watched.js';
import { snapshot } from './app/snapshot.js';
import { checkSource, getSourceGroup, listSourceGroups } from './app/sources.js';
import type { PlaybackConfig } from './config.js';

/** Injects the use cases into the doors of this service. */
export const USE_CASES = Symbol('playback.use-cases');

/** What the doors of this service call: one function a use case. */
export type UseCases = ReturnType<typeof wire>;

/** What the use cases of this service depend on. */
const dependencies = (
  config: PlaybackConfig,
  { unitOfWork, outbox, tasks, live, clock, ids, peers }: ServiceContext,
) => ({
  unitOfWork,
  outbox,
  tasks,
  live,
  clock,
  ids,
  episodes: new SqlEpisodeStore(unitOfWork),
  sources: new SqlSourceStore(unitOfWork),
  positions: new SqlPositionStore(unitOfWork),
  progresses: new SqlProgressStore(unitOfWork),
  watched: new SqlWatchedStore(unitOfWork),
  titles: new SqlTitleStore(unitOfWork),
  library: new SqlLibraryStore(unitOfWork),
  counters: new SqlCounterStore(unitOfWork),
  adverts: new SqlAdvertStore(unitOfWork),
  removal: new SqlRemovalStore(unitOfWork),
  catalogue: catalogueOf(peers),
  accounts: accountsOf(peers),
  hosts: { stream: config.streamHosts ?? [], embed: config.embedHosts ?? [] },
});

/** The only place where use cases meet their stores. */
export const wire = (config: PlaybackConfig, context: ServiceContext) => {
  const deps = dependencies(config, context);
  const { unitOfWork } = context;
  return {
    listSourceGroups: listSourceGroups(deps),
    listTitleGroups: listTitleGroups(deps),
    getSourceGroup: getSourceGroup(deps),
    checkSource: checkSource(deps),
    getStream: getStream(deps),
    savePosition: savePosition(deps),
    listContinueWatching: listContinueWatching(deps),
    removeContinueWatching: removeContinueWatching(deps),
    getPositions: getPositions(deps),
    setEpisodeWatched: unitOfWork.repeatable(setEpisodeWatched(deps)),
    setSeasonWatched: unitOfWork.repeatable(setSeasonWatched(deps)),
    setTitleMark: unitOfWork.repeatable(setTitleMark(deps)),
    getLibrary: getLibrary(deps),
    getFollowerCounts: getFollowerCounts(deps),
    listLibrary: listLibrary(deps),
    listLastWatched: listLastWatched(deps),
    reached: reached(deps),
    getPreRoll: getPreRoll(deps),
    countAdvert: countAdvert(deps),
    listPlacements: listPlacements(deps),
    importPlacements: importPlacements(deps),
    removePlacements: removePlacements(deps),
    importSources: importSources(deps),
    importPositions: importPositions(deps),
    importLibrary: importLibrary(deps),
    keepEpisode: keepEpisode({ ...deps, removeEpisode: removeEpisode(deps) }),
    keepTitle: keepTitle({ ...deps, removeTitle: removeTitle(deps) }),
    removeMember: removeMember(deps),
    countKept: countKept(deps),
    snapshot: snapshot(deps),
  };
};

/** The work in chunks of this service. */
export const taskHandlers =
  (config: PlaybackConfig) =>
  (context: ServiceContext): TaskHandler[] => {
    const deps = dependencies(config, context);
    return [
      handleTask(removeTitleTask, removeTitleStep(deps)),
      handleTask(removeEpisodeTask, removeEpisodeStep(deps)),
      handleTask(removeMemberTask, removeMemberStep(deps)),
    ];
  };
