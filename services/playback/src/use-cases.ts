import {
  countKept,
  listAudit,
  FIRST_ID,
  snapshotPage,
  type Clock,
  type GoneMembers,
  type Ids,
  type Tasks,
  type UnitOfWork,
} from '@seyir/kit';
import { listContinueWatching, removeContinueWatching } from './app/continue-watching.js';
import { getFollowerCounts, getLibrary } from './app/get-library.js';
import { changeEntry } from './app/change-entry.js';
import { chooseGroup } from './app/choose-group.js';
import { countAdvert } from './app/count-advert.js';
import { getPositions } from './app/get-positions.js';
import { getStream } from './app/get-stream.js';
import { getTranslations } from './app/get-translations.js';
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
import { recordSteps, type RecordSteps } from './app/record-steps.js';
import { removeEpisode } from './app/remove-episode.js';
import { removeMember } from './app/remove-member.js';
import { removeTitle } from './app/remove-title.js';
import { savePosition } from './app/save-position.js';
import { listMostWatched } from './app/list-most-watched.js';
import { getScores } from './app/get-scores.js';
import { setScore } from './app/set-score.js';
import { setTitleMark } from './app/set-title-mark.js';
import { setEpisodeWatched, setSeasonWatched } from './app/set-watched.js';
import { countFailedPlay, countPlays, keepReports } from './app/source-health.js';
import { checkSource, getSourceGroup, listSourceGroups } from './app/sources.js';
import { takeBackSteps, type TakeBackSteps } from './app/take-back-steps.js';
import type {
  Accounts,
  AdvertStore,
  Catalogue,
  CounterStore,
  EpisodeStore,
  HealthStore,
  LibraryStore,
  PlaybackEvents,
  PositionStore,
  ProgressStore,
  RemovalStore,
  ScoreStore,
  SourceStore,
  TitleStore,
  ViewStore,
  WatchedStore,
} from './app/ports.js';

import type { AllowedHosts } from './domain/location.js';

/** The ports of the use cases; `wiring.ts` creates them. */
export interface Ports {
  readonly episodes: EpisodeStore;
  readonly titles: TitleStore;
  readonly sources: SourceStore;
  readonly health: HealthStore;
  readonly positions: PositionStore;
  readonly progresses: ProgressStore;
  readonly watched: WatchedStore;
  readonly library: LibraryStore;
  readonly counters: CounterStore;
  readonly adverts: AdvertStore;
  readonly removal: RemovalStore;
  readonly scores: ScoreStore;
  readonly views: ViewStore;
  readonly goneMembers: GoneMembers;
  readonly catalogue: Catalogue;
  readonly accounts: Accounts;
  /** Hosts of playable and embeddable sources. */
  readonly hosts: AllowedHosts;
  readonly transaction: UnitOfWork;
  readonly events: PlaybackEvents;
  readonly tasks: Tasks;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** The use cases for the controllers, one function each. */
export type UseCases = ReturnType<typeof useCases>;

export const useCases = (ports: Ports) => {
  const tallies = countPlays(ports);
  return {
    ...useCasesOf({
      ...ports,
      recordSteps: recordSteps(ports),
      takeBackSteps: takeBackSteps(ports),
    }),
    getStream: getStream({ ...ports, tallies }),
    countFailedPlay: countFailedPlay({ ...ports, tallies }),
    keepReports: keepReports(ports),
  };
};

/** The parts of the progress that several use cases share. */
interface Steps {
  readonly recordSteps: RecordSteps;
  readonly takeBackSteps: TakeBackSteps;
}

const useCasesOf = (ports: Ports & Steps) => ({
  listSourceGroups: listSourceGroups(ports),
  listTitleGroups: listTitleGroups(ports),
  getTranslations: getTranslations(ports),
  getSourceGroup: getSourceGroup(ports),
  checkSource: checkSource(ports),
  savePosition: savePosition(ports),
  listContinueWatching: listContinueWatching(ports),
  removeContinueWatching: removeContinueWatching(ports),
  getPositions: getPositions(ports),
  setEpisodeWatched: ports.transaction.repeatable(setEpisodeWatched(ports)),
  setSeasonWatched: ports.transaction.repeatable(setSeasonWatched(ports)),
  setTitleMark: ports.transaction.repeatable(setTitleMark({ changeEntry: changeEntry(ports) })),
  chooseGroup: chooseGroup(ports),
  setScore: ports.transaction.repeatable(setScore({ ...ports, changeEntry: changeEntry(ports) })),
  getScores: getScores(ports),
  listMostWatched: listMostWatched(ports),
  getLibrary: getLibrary(ports),
  getFollowerCounts: getFollowerCounts(ports),
  listLibrary: listLibrary(ports),
  listLastWatched: listLastWatched(ports),
  reached: reached(ports),
  getPreRoll: getPreRoll(ports),
  countAdvert: countAdvert(ports),
  listPlacements: listPlacements(ports),
  importPlacements: importPlacements(ports),
  removePlacements: removePlacements(ports),
  importSources: importSources(ports),
  importPositions: importPositions(ports),
  importLibrary: importLibrary(ports),
  keepEpisode: keepEpisode({ ...ports, removeEpisode: removeEpisode(ports) }),
  keepTitle: keepTitle({ ...ports, removeTitle: removeTitle(ports) }),
  removeMember: removeMember(ports),
  countKept: countKept(ports),
  listAudit: listAudit(ports.transaction),
  snapshotSources: snapshotPage(fromFirst(ports.sources), ({ episodeId }) => episodeId),
  snapshotProgress: snapshotPage(fromFirst(ports.progresses), ({ id }) => id),
  snapshotLibrary: snapshotPage(fromFirst(ports.library), ({ id }) => id),
});

const fromFirst = <T>(store: { after(key: string, limit: number): Promise<T[]> }) => ({
  after: (key = FIRST_ID, limit: number) => store.after(key, limit),
});
