import type { Clock, GoneMembers, Ids, KeyPage, KeyPageQuery, Tasks, UnitOfWork } from '@seyir/kit';
import { addRoomEntry, type NewEntryInput } from './app/add-room-entry.js';
import { beatRoom } from './app/beat-room.js';
import { controlRoom } from './app/control-room.js';
import { controlRoomMember } from './app/control-room-member.js';
import { copyRoomEvidence } from './app/copy-room-evidence.js';
import { coverEntry } from './app/cover-entry.js';
import { createRoom, type NewRoomInput } from './app/create-room.js';
import { deleteRoomEntry } from './app/delete-room-entry.js';
import type { CrowdStore } from './app/crowd-ports.js';
import { endRoom } from './app/end-room.js';
import { findEntryTitle } from './app/find-entry-title.js';
import { importCrowdReactions } from './app/import-crowd.js';
import { importRooms } from './app/import-rooms.js';
import { inviteToRoom } from './app/invite-to-room.js';
import { joinRoom } from './app/join-room.js';
import { leaveRoom } from './app/leave-room.js';
import { listCrowdReactions } from './app/list-crowd-reactions.js';
import { listRoomQueue, type RoomQueue } from './app/list-room-queue.js';
import { listRoomWatched } from './app/list-room-watched.js';
import type { ConversationStore } from './app/ports.js';
import { proposeEpisode } from './app/propose-episode.js';
import { reactInRoom } from './app/react-in-room.js';
import { getRoomEntries, listRoomEntries, readRoomEntry } from './app/read-room-entries.js';
import { getRoom, listOwnRooms, listPublicRooms, listRoomMembers } from './app/read-rooms.js';
import { removeEpisode } from './app/remove-episode.js';
import { removeImportedRooms } from './app/remove-imported-rooms.js';
import { removeProposal } from './app/remove-proposal.js';
import { removeReportedInRoom } from './app/remove-reported.js';
import { reportEpisodeEnd } from './app/report-episode-end.js';
import type {
  EntryCoverStore,
  Episodes,
  Followed,
  Progress,
  Room,
  RoomEntryStore,
  RoomEvents,
  RoomListStore,
  RoomNotices,
  RoomQueueStore,
  RoomStore,
  RoomUpkeepStore,
} from './app/room-ports.js';
import { startNextEpisode } from './app/start-next-episode.js';
import { stopNextEpisode } from './app/stop-next-episode.js';
import { voteForEpisode } from './app/vote-for-episode.js';
import type { MemberCommand, PlaybackCommand } from './domain/room-changes.js';

/** The ports of the use cases of rooms. */
export interface RoomPorts {
  readonly rooms: RoomStore;
  readonly roomLists: RoomListStore;
  readonly roomUpkeep: RoomUpkeepStore;
  readonly roomEntries: RoomEntryStore;
  readonly entryCovers: EntryCoverStore;
  readonly roomQueue: RoomQueueStore;
  readonly crowd: CrowdStore;
  readonly roomEvents: RoomEvents;
  readonly roomNotices: RoomNotices;
  readonly conversations: ConversationStore;
  readonly episodes: Episodes;
  readonly progress: Progress;
  readonly followed: Followed;
  readonly goneMembers: GoneMembers;
  readonly onUnknown: (error: unknown) => void;
  readonly transaction: UnitOfWork;
  readonly tasks: Tasks;
  readonly clock: Clock;
  readonly ids: Ids;
}

export interface MemberControl {
  readonly targetId: string;
  readonly command: MemberCommand;
  readonly epoch: number;
}

/** The use cases of rooms on their ports. A write reads its answer separately, so a stored answer holds no text. */
export const roomUseCases = (ports: RoomPorts) => {
  const { transaction } = ports;
  const room = getRoom(ports);
  const entry = readRoomEntry(ports);
  const create = transaction.repeatable(createRoom(ports));
  const invite = inviteToRoom(ports);
  const join = joinRoom(ports);
  const control = transaction.repeatable(controlRoom(ports));
  const controlMember = transaction.repeatable(controlRoomMember(ports));
  const end = endRoom(ports);
  const add = transaction.repeatable(addRoomEntry(ports));
  const remove = deleteRoomEntry(ports);
  const queue = listRoomQueue(ports);
  const propose = proposeEpisode(ports);
  const vote = voteForEpisode(ports);
  const removeQueued = removeProposal(ports);
  const startNext = startNextEpisode(ports);
  const reportEnd = reportEpisodeEnd(ports);
  const stopNext = stopNextEpisode(ports);
  return {
    createRoom: async (memberId: string, input: NewRoomInput): Promise<Room> =>
      room(memberId, await create(memberId, input)),
    inviteToRoom: invite,
    async joinRoom(memberId: string, id: string, options: { readonly silenced: boolean }): Promise<Room> {
      await join(memberId, id, options);
      return room(memberId, id);
    },
    leaveRoom: leaveRoom(ports),
    getRoom: room,
    listRooms: (memberId: string, page: KeyPageQuery | undefined): Promise<KeyPage<Room>> =>
      listPublicRooms(ports)(memberId, page?.size ?? 0),
    listOwnRooms: listOwnRooms(ports),
    listRoomMembers: listRoomMembers(ports),
    async controlRoom(memberId: string, id: string, command: PlaybackCommand, epoch: number): Promise<Room> {
      await control(memberId, id, command, epoch);
      return room(memberId, id);
    },
    async controlRoomMember(memberId: string, id: string, change: MemberControl): Promise<Room> {
      await controlMember(memberId, id, change);
      return room(memberId, id);
    },
    async endRoom(memberId: string, id: string): Promise<Room> {
      await end(id);
      return room(memberId, id);
    },
    beatRoom: beatRoom(ports),
    listRoomWatched: listRoomWatched(ports),
    listRoomEntries: listRoomEntries(ports),
    getRoomEntries: getRoomEntries(ports),
    addRoomEntry: async (memberId: string, input: NewEntryInput) =>
      entry(memberId, await add(memberId, input)),
    removeReportedInRoom: removeReportedInRoom({ deleteEntry: remove, endRoom: end }),
    async deleteRoomEntry(memberId: string, id: string) {
      await remove(id);
      return entry(memberId, id);
    },
    listRoomQueue: queue,
    async proposeEpisode(memberId: string, id: string, episodeId: string): Promise<RoomQueue> {
      await propose(memberId, id, episodeId);
      return queue(memberId, id);
    },
    async voteForEpisode(
      memberId: string,
      id: string,
      episodeId: string,
      active: boolean,
    ): Promise<RoomQueue> {
      await vote(memberId, id, episodeId, active);
      return queue(memberId, id);
    },
    async removeProposal(memberId: string, id: string, episodeId: string): Promise<RoomQueue> {
      await removeQueued(memberId, id, episodeId);
      return queue(memberId, id);
    },
    async startNextEpisode(memberId: string, id: string, episodeId: string, epoch: number): Promise<Room> {
      await startNext(memberId, id, episodeId, epoch);
      return room(memberId, id);
    },
    async reportEpisodeEnd(memberId: string, id: string, episodeId: string, epoch: number): Promise<Room> {
      await reportEnd(memberId, id, episodeId, epoch);
      return room(memberId, id);
    },
    async stopNextEpisode(memberId: string, id: string, epoch: number): Promise<Room> {
      await stopNext(memberId, id, epoch);
      return room(memberId, id);
    },
    copyRoomEvidence: copyRoomEvidence(ports),
    findEntryTitle: findEntryTitle(ports),
    coverEntry: coverEntry(ports),
    reactInRoom: reactInRoom(ports),
    listCrowdReactions: listCrowdReactions(ports),
    removeEpisode: removeEpisode(ports),
    importRooms: importRooms(ports),
    importCrowdReactions: importCrowdReactions(ports),
    removeImportedRooms: removeImportedRooms(ports),
    now: (): Date => ports.clock.now(),
  };
};
