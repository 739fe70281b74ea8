import { Module, type DynamicModule } from '@nestjs/common';
import type { ServiceContext } from '@seyir/kit';
import { catalogueOf } from './adapters/clients/catalogue.js';
import { PlaybackConsumers } from './adapters/events/consumers.js';
import { PlaybackController } from './adapters/grpc/playback.controller.js';
import { SqlEpisodeStore } from './adapters/store/episode-store.js';
import { SqlPositionStore } from './adapters/store/position-store.js';
import { SqlProgressStore } from './adapters/store/progress-store.js';
import { SqlSourceStore } from './adapters/store/source-store.js';
import { listContinueWatching, removeContinueWatching } from './app/continue-watching.js';
import { getPositions } from './app/get-positions.js';
import { getStream } from './app/get-stream.js';
import { importPositions } from './app/import-positions.js';
import { importSources } from './app/import-sources.js';
import { keepEpisode } from './app/keep-episode.js';
import { reached } from './app/reached.js';
import { savePosition } from './app/save-position.js';
import { snapshot } from './app/snapshot.js';
import { checkSource, getSourceGroup, listSourceGroups } from './app/sources.js';
import type { PlaybackConfig } from './config.js';
import { USE_CASES } from './use-cases.js';

/** The only place where use cases meet their stores. */
const wire = (config: PlaybackConfig, { unitOfWork, outbox, live, clock, ids, peers }: ServiceContext) => {
  const deps = {
    unitOfWork,
    outbox,
    live,
    clock,
    ids,
    episodes: new SqlEpisodeStore(unitOfWork),
    sources: new SqlSourceStore(unitOfWork),
    positions: new SqlPositionStore(unitOfWork),
    progresses: new SqlProgressStore(unitOfWork),
    catalogue: catalogueOf(peers),
    hosts: { stream: config.streamHosts ?? [], embed: config.embedHosts ?? [] },
  };
  return {
    listSourceGroups: listSourceGroups(deps),
    getSourceGroup: getSourceGroup(deps),
    checkSource: checkSource(deps),
    getStream: getStream(deps),
    savePosition: savePosition(deps),
    listContinueWatching: listContinueWatching(deps),
    removeContinueWatching: removeContinueWatching(deps),
    getPositions: getPositions(deps),
    reached: reached(deps),
    importSources: importSources(deps),
    importPositions: importPositions(deps),
    keepEpisode: keepEpisode(deps),
    snapshot: snapshot(deps),
  };
};

export type UseCases = ReturnType<typeof wire>;

@Module({})
class PlaybackModule {}

export const playbackModule =
  (config: PlaybackConfig) =>
  (context: ServiceContext): DynamicModule => ({
    module: PlaybackModule,
    controllers: [PlaybackController, PlaybackConsumers],
    providers: [{ provide: USE_CASES, useValue: wire(config, context) }],
  });
