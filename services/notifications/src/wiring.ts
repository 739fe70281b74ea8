import {
  erasuresOf,
  handleTask,
  sweepRows,
  type ServiceContext,
  type Sweep,
  type TaskHandler,
  type Wiring,
} from '@seyir/kit';
import { AccountsService, CatalogueService, CommentsService, PlaybackService, topics } from '@seyir/proto';
import { catalogueOf, votersOf } from './adapters/clients/catalogue.js';
import { forumOf } from './adapters/clients/forum.js';
import { reportersOf } from './adapters/clients/reporters.js';
import { notificationEvents } from './adapters/events/publisher.js';
import { SqlAnnouncementStore } from './adapters/store/announcement-store.js';
import { SqlBlockStore } from './adapters/store/block-store.js';
import { SqlCounterStore } from './adapters/store/counter-store.js';
import { SqlNotificationStore } from './adapters/store/notification-store.js';
import { SqlRequestNews } from './adapters/store/request-news.js';
import { SqlRemovalStore } from './adapters/store/removal-store.js';
import { SqlSweepStore } from './adapters/store/sweep-store.js';
import { SqlTopicEntries } from './adapters/store/topic-entries.js';
import { SqlWishStore } from './adapters/store/wish-store.js';
import { tellOpenPages } from './adapters/jobs.js';
import { changeList } from './app/change-list.js';
import { tellReportersStep, tellReportersTask } from './app/keep-case.js';
import { tellVotersTask } from './app/keep-request.js';
import { recountTopicTask, tellFollowersTask } from './app/keep-topic-posts.js';
import { removeEpisodeStep, removeEpisodeTask } from './app/remove-episode.js';
import { removeMemberStep, removeMemberTask } from './app/remove-member.js';
import { removeTitleStep, removeTitleTask } from './app/remove-title.js';
import { sweepNotifications } from './app/sweep-notifications.js';
import { sweepRequests } from './app/sweep-requests.js';
import { recountTopicStep, tellFollowersStep } from './app/tell-followers.js';
import { tellVotersStep } from './app/tell-voters.js';
import { useCases, type Ports, type UseCases } from './use-cases.js';

/** The only place that connects use cases with their stores and peers. */
export const wire = (context: ServiceContext): Wiring<UseCases> => {
  const ports = portsOf(context);
  const app = useCases(ports);
  const { peers } = context;
  const accounts = peers.client(AccountsService);
  const { snapshot: catalogue } = peers.client(CatalogueService);
  const { snapshot: sources } = peers.client(PlaybackService);
  const { snapshot: comments } = peers.client(CommentsService);
  return {
    useCases: app,
    tasks: tasksOf(ports),
    erasures: erasuresOf(accounts.listErased, app.removeMember),
    jobs: [tellOpenPages(context)],
    projections: [
      // Built before the comments, so that a rebuild does not notify a member of a reply that a block hides.
      { topic: topics.block, snapshot: accounts.snapshot, sweep: sweepRows('block', 'block_id') },
      { topic: topics.episode, snapshot: catalogue, sweep: sweepRows('episode_fact', 'episode_id') },
      { topic: topics.request, snapshot: catalogue, sweep: (_, step) => sweepRequests(ports)(step) },
      { topic: topics.sources, snapshot: sources, sweep: sweepRows('announcement', 'episode_id') },
      // Built after the announcements, because these also cause entries of the lists.
      { topic: topics.comment, snapshot: comments, sweep: sweepLists(context, ports) },
    ],
  };
};

const portsOf = (context: ServiceContext): Ports => {
  const { unitOfWork, goneMembers, tasks, clock, peers } = context;
  return {
    notifications: new SqlNotificationStore(unitOfWork),
    counters: new SqlCounterStore(unitOfWork),
    announcements: new SqlAnnouncementStore(unitOfWork),
    wishes: new SqlWishStore(unitOfWork),
    blocks: new SqlBlockStore(unitOfWork),
    requestNews: new SqlRequestNews(unitOfWork),
    reporters: reportersOf(peers.client(CommentsService)),
    forum: forumOf(peers.client(CommentsService)),
    topicEntries: new SqlTopicEntries(unitOfWork),
    voters: votersOf(peers.client(CatalogueService)),
    removal: new SqlRemovalStore(unitOfWork),
    goneMembers,
    catalogue: catalogueOf(peers.client(CatalogueService)),
    events: notificationEvents(context),
    transaction: unitOfWork,
    tasks,
    clock,
  };
};

/** Removes entries of the lists whose causes no longer exist at their owners. */
const sweepLists = ({ unitOfWork }: ServiceContext, ports: Ports): Sweep => {
  const sweep = sweepNotifications({
    ...ports,
    changeList: changeList(ports),
    sweeping: new SqlSweepStore(unitOfWork),
  });
  return (_, step) => sweep(step);
};

const tasksOf = (ports: Ports): TaskHandler[] => {
  const deps = { ...ports, changeList: changeList(ports) };
  return [
    handleTask(removeEpisodeTask, removeEpisodeStep(deps)),
    handleTask(removeTitleTask, removeTitleStep(deps)),
    handleTask(removeMemberTask, removeMemberStep(deps)),
    handleTask(tellVotersTask, tellVotersStep(deps)),
    handleTask(tellReportersTask, tellReportersStep(deps)),
    handleTask(tellFollowersTask, tellFollowersStep(deps)),
    handleTask(recountTopicTask, recountTopicStep(deps)),
  ];
};
