import {
  erasingRows,
  erasuresOf,
  handleTask,
  sweepRows,
  type EraseMemberData,
  type ServiceContext,
  type Wiring,
} from '@seyir/kit';
import { AccountsService, CatalogueService, PlaybackService, SocialService, topics } from '@seyir/proto';
import { followsOf } from './adapters/clients/follows.js';
import { membersOf } from './adapters/clients/members.js';
import { episodesOf, followedOf, progressOf } from './adapters/clients/rooms.js';
import { messageEvents, roomEventsOf } from './adapters/events/publisher.js';
import { requestNoticesOf } from './adapters/events/request-notices.js';
import { roomNoticesOf } from './adapters/events/room-notices.js';
import { SqlConversationStore } from './adapters/store/conversation-store.js';
import { SqlCrowdStore } from './adapters/store/crowd-store.js';
import { SqlEntryCoverStore } from './adapters/store/entry-cover-store.js';
import { SqlKeptStore } from './adapters/store/kept-store.js';
import { SqlMessageStore } from './adapters/store/message-store.js';
import { photoFiles } from './adapters/store/photo-files.js';
import { SqlPhotoStore } from './adapters/store/photo-store.js';
import { SqlRoomEntryStore } from './adapters/store/room-entry-store.js';
import { SqlRoomListStore } from './adapters/store/room-list-store.js';
import { SqlRoomQueueStore } from './adapters/store/room-queue-store.js';
import { SqlRoomStore } from './adapters/store/room-store.js';
import { SqlRoomUpkeepStore } from './adapters/store/room-upkeep-store.js';
import { SqlSettingStore } from './adapters/store/setting-store.js';
import { deletePhotosStep, deletePhotosTask, erasePhotos } from './app/delete-photos.js';
import { forgetCounted } from './app/forget-counted.js';
import { forgetProposals } from './app/forget-proposals.js';
import { keepRooms } from './app/keep-rooms.js';
import { leaveAllRooms } from './app/leave-room.js';
import { remindRoomStep, remindRoomTask } from './app/remind-room.js';
import { removeEpisodeStep, removeEpisodeTask } from './app/remove-episode.js';
import { removeMemberStep, removeMemberTask } from './app/remove-member.js';
import { tellReactions } from './app/tell-reactions.js';
import { sweepPhotos } from './app/sweep-photos.js';
import { relations } from './relations.js';
import { useCases, type Ports, type UseCases } from './use-cases.js';

/**
 * A lost host is replaced within 5 s: 4 s without a heartbeat, this interval, and the run itself. An interval of 1 s would be too
 * long.
 */
const KEEP_ROOMS_MS = 500;
/** A room gets one frame with reactions a second at most. */
const TELL_REACTIONS_MS = 1_000;
const DAY_MS = 86_400_000;

/** The only place that connects use cases with their stores and peers. */
export const wire = (context: ServiceContext): Wiring<UseCases> => {
  const ports = portsOf(context);
  const app = useCases(ports);
  const accounts = context.peers.client(AccountsService);
  return {
    useCases: app,
    relations: relations(ports),
    jobs: [
      { name: 'keep-rooms', everyMs: KEEP_ROOMS_MS, run: keepRooms(ports) },
      { name: 'tell-reactions', everyMs: TELL_REACTIONS_MS, run: tellReactions(ports) },
      { name: 'forget-counted', everyMs: DAY_MS, run: forgetCounted(ports) },
      // Deletes uploads without a message.
      { name: 'sweep-photos', everyMs: DAY_MS, run: sweepPhotos(ports) },
    ],
    tasks: [
      handleTask(removeMemberTask, removeMemberStep({ ...ports, memberData: memberDataOf(ports) })),
      handleTask(removeEpisodeTask, removeEpisodeStep(ports)),
      handleTask(deletePhotosTask, deletePhotosStep(ports)),
      handleTask(remindRoomTask, remindRoomStep(ports)),
    ],
    erasures: erasuresOf(accounts.listErased, app.removeMember),
    projections: [
      { topic: topics.block, snapshot: accounts.snapshot, sweep: sweepRows('block', 'block_id') },
    ],
  };
};

/** The data about members, in the order in which `remove-member` erases it. */
const memberDataOf = (ports: Ports): EraseMemberData[] => {
  const { messages, conversations, roomEntries, rooms, crowd, settings, clock } = ports;
  return [
    erasePhotos(ports),
    erasingRows((memberId, limit) => messages.forget(memberId, limit, clock.now())),
    erasingRows((memberId, limit) => conversations.forget(memberId, limit)),
    leaveAllRooms(ports),
    forgetProposals(ports),
    erasingRows((memberId, limit) => roomEntries.forget(memberId, limit, clock.now())),
    erasingRows((memberId, limit) => rooms.forget(memberId, limit)),
    erasingRows((memberId, limit) => crowd.forget(memberId, limit)),
    (memberId) => settings.forget(memberId).then(() => true),
  ];
};

const portsOf = (context: ServiceContext): Ports => {
  const { unitOfWork, blobs, goneMembers, tasks, clock, ids, peers, logger } = context;
  const messages = new SqlMessageStore(unitOfWork);
  return {
    messages,
    photos: new SqlPhotoStore(unitOfWork),
    photoFiles: photoFiles(blobs),
    conversations: new SqlConversationStore(unitOfWork, messages),
    settings: new SqlSettingStore(unitOfWork),
    kept: new SqlKeptStore(unitOfWork),
    members: membersOf(peers.client(AccountsService)),
    follows: followsOf(peers.client(SocialService)),
    rooms: new SqlRoomStore(unitOfWork),
    roomLists: new SqlRoomListStore(unitOfWork),
    roomUpkeep: new SqlRoomUpkeepStore(unitOfWork),
    roomEntries: new SqlRoomEntryStore(unitOfWork),
    entryCovers: new SqlEntryCoverStore(unitOfWork),
    roomQueue: new SqlRoomQueueStore(unitOfWork),
    crowd: new SqlCrowdStore(unitOfWork),
    roomEvents: roomEventsOf(context),
    roomNotices: roomNoticesOf(context),
    episodes: episodesOf(peers.client(CatalogueService)),
    progress: progressOf(peers.client(PlaybackService)),
    followed: followedOf(peers.client(SocialService)),
    onUnknown: (error) => logger.warn({ err: error }, 'progress unknown, spoilers stay covered'),
    events: messageEvents(context),
    requestNotices: requestNoticesOf(context),
    goneMembers,
    transaction: unitOfWork,
    tasks,
    clock,
    ids,
  };
};
