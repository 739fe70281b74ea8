import { Module, type DynamicModule } from '@nestjs/common';
import type { ServiceContext } from '@seyir/kit';
import { Consumers } from './adapters/events/consumers.js';
import { NotificationsController } from './adapters/grpc/notifications.controller.js';
import { USE_CASES, wire } from './use-cases.js';

@Module({})
class NotificationsModule {}

export const notificationsModule = (context: ServiceContext): DynamicModule => ({
  module: NotificationsModule,
  controllers: [NotificationsController, Consumers],
  providers: [{ provide: USE_CASES, useValue: wire(context) }],
});
