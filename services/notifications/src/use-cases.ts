import { countKept, handleTask, type ServiceContext, type TaskHandler } from '@seyir/kit';
import { CatalogueService } from '@seyir/proto';
import { catalogueOf } from './adapters/clients/catalogue.js';
import { notificationEvents } from './adapters/events/publisher.js';
import { SqlAnnouncementStore } from './adapters/store/announcement-store.js';
import { SqlCounterStore } from './adapters/store/counter-store.js';
import { SqlNotificationStore } from './adapters/store/notification-store.js';
import { SqlRemovalStore } from './adapters/store/removal-store.js';
import { SqlWishStore } from './adapters/store/wish-store.js';
import { catchUp } from './app/catch-up.js';
import { getActivity } from './app/get-activity.js';
import { keepEpisode, keepSources } from './app/keep-announcements.js';
import { keepComment } from './app/keep-comment.js';
import { getLetMeKnow, setLetMeKnow } from './app/let-me-know.js';
import { listNotifications } from './app/list-notifications.js';
import { markRead } from './app/mark-read.js';
import { removeEpisode, removeEpisodeStep, removeEpisodeTask } from './app/remove-episode.js';
import { removeMember, removeMemberStep, removeMemberTask } from './app/remove-member.js';
import { removeTitle, removeTitleStep, removeTitleTask } from './app/remove-title.js';

/** Injects the use cases into the doors of this service. */
export const USE_CASES = Symbol('notifications.use-cases');

/** What the doors of this service call: one function a use case. */
export type UseCases = ReturnType<typeof wire>;

/** The only place where use cases meet their stores. */
export const wire = (context: ServiceContext) => {
  const { unitOfWork, tasks, clock, peers } = context;
  const notifications = new SqlNotificationStore(unitOfWork);
  const counters = new SqlCounterStore(unitOfWork);
  const events = notificationEvents(context);
  const announcements = new SqlAnnouncementStore(unitOfWork);
  const wishes = new SqlWishStore(unitOfWork);
  const removal = new SqlRemovalStore(unitOfWork);
  const transaction = unitOfWork;
  const writing = { notifications, removal, counters, announcements, events, transaction, tasks, clock };
  const reading = { notifications, counters, catchUp: catchUp(writing) };
  return {
    listNotifications: listNotifications(reading),
    markRead: markRead(writing),
    getActivity: getActivity(reading),
    keepComment: keepComment(writing),
    keepEpisode: keepEpisode({ ...writing, removeEpisode: removeEpisode(writing) }),
    removeTitle: removeTitle(writing),
    removeMember: removeMember(writing),
    countKept: countKept(writing),
    keepSources: keepSources(writing),
    setLetMeKnow: unitOfWork.repeatable(
      setLetMeKnow({
        ...{ wishes, transaction, clock },
        catalogue: catalogueOf(peers.client(CatalogueService)),
      }),
    ),
    getLetMeKnow: getLetMeKnow({ wishes }),
  };
};

/** The work in chunks of this service. */
export const taskHandlers = (context: ServiceContext): TaskHandler[] => {
  const { unitOfWork, clock } = context;
  const deps = {
    removal: new SqlRemovalStore(unitOfWork),
    counters: new SqlCounterStore(unitOfWork),
    events: notificationEvents(context),
    clock,
  };
  return [
    handleTask(removeEpisodeTask, removeEpisodeStep(deps)),
    handleTask(removeTitleTask, removeTitleStep(deps)),
    handleTask(removeMemberTask, removeMemberStep(deps)),
  ];
};
