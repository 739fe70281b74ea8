import { Module, type DynamicModule } from '@nestjs/common';
import type { ServiceContext } from '@seyir/kit';
import { Consumers } from './adapters/events/consumers.js';
import { CommentsController } from './adapters/grpc/comments.controller.js';
import { USE_CASES, wire } from './use-cases.js';

@Module({})
class CommentsModule {}

export const commentsModule = (context: ServiceContext): DynamicModule => ({
  module: CommentsModule,
  controllers: [CommentsController, Consumers],
  providers: [{ provide: USE_CASES, useValue: wire(context) }],
});
