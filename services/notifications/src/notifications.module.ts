import { Module, type DynamicModule } from '@nestjs/common';
import type { ServiceContext } from '@seyir/kit';
import { Consumers } from './adapters/events/consumers.js';
import { notificationEvents } from './adapters/events/publisher.js';
import { NotificationsController } from './adapters/grpc/notifications.controller.js';
import { SqlCounterStore } from './adapters/store/counter-store.js';
import { SqlNotificationStore } from './adapters/store/notification-store.js';
import { getActivity } from './app/get-activity.js';
import { keepReply } from './app/keep-reply.js';
import { listNotifications } from './app/list-notifications.js';
import { markRead } from './app/mark-read.js';
import { snapshot } from './app/snapshot.js';
import { USE_CASES } from './use-cases.js';

/** The only place where use cases meet their stores. */
export const wire = (context: ServiceContext) => {
  const { unitOfWork, clock } = context;
  const notifications = new SqlNotificationStore(unitOfWork);
  const counters = new SqlCounterStore(unitOfWork);
  const events = notificationEvents(context);
  const writing = { notifications, counters, events, transaction: unitOfWork, clock };
  return {
    listNotifications: listNotifications({ notifications, counters }),
    markRead: markRead(writing),
    getActivity: getActivity({ counters }),
    keepReply: keepReply(writing),
    snapshot: snapshot(notifications, (notification) => notification.id),
  };
};

@Module({})
class NotificationsModule {}

export const notificationsModule = (context: ServiceContext): DynamicModule => ({
  module: NotificationsModule,
  controllers: [NotificationsController, Consumers],
  providers: [{ provide: USE_CASES, useValue: wire(context) }],
});
