import { Module, type DynamicModule } from '@nestjs/common';
import type { ServiceContext } from '@seyir/kit';
import { PlaybackConsumers } from './adapters/events/consumers.js';
import { PlaybackController } from './adapters/grpc/playback.controller.js';
import type { PlaybackConfig } from './config.js';
import { USE_CASES, wire } from './use-cases.js';

@Module({})
class PlaybackModule {}

export const playbackModule =
  (config: PlaybackConfig) =>
  (context: ServiceContext): DynamicModule => ({
    module: PlaybackModule,
    controllers: [PlaybackController, PlaybackConsumers],
    providers: [{ provide: USE_CASES, useValue: wire(config, context) }],
  });
