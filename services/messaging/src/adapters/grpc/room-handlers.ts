import { timestampDate } from '@bufbuild/protobuf/wkt';
import { badInput, memberOf, type ServiceHandlers } from '@seyir/kit';
import { RoomFolder, type MessagingService } from '@seyir/proto';
import type { Room } from '../../app/room-ports.js';
import type { roomPermissions } from '../../room-permissions.js';
import type { UseCases } from '../../use-cases.js';
import { toReaction } from './messages.js';
import {
  fromCopy,
  fromEntry,
  fromQueue,
  fromRoom,
  fromRoomMember,
  fromWatched,
  toActivity,
  toCommand,
  toSpoiler,
  toRole,
  toVisibility,
} from './room-messages.js';

/** The handlers of the calls about rooms. */
export const roomHandlers = (app: UseCases) => {
  const shown = (room: Room) => fromRoom(room, app.now());
  return {
    async createRoom({ episodeId, title, visibility, inviteIds, startsAt: at }, call) {
      const startsAt = at && timestampDate(at);
      const input = { episodeId, title, visibility: toVisibility(visibility), inviteIds, startsAt };
      return { room: shown(await app.createRoom(memberOf(call), input)) };
    },

    async inviteToRoom({ code, memberIds }, call) {
      await app.inviteToRoom(memberOf(call), code, memberIds);
      return {};
    },

    async joinRoom({ code }, call) {
      const silenced = call.viewer.silence !== undefined;
      return { room: shown(await app.joinRoom(memberOf(call), code, { silenced })) };
    },

    async leaveRoom({ code }, call) {
      await app.leaveRoom(memberOf(call), code);
      return {};
    },

    async getRoom({ code }, call) {
      return { room: shown(await app.getRoom(memberOf(call), code)) };
    },

    async listRooms({ folder, page }, call) {
      if (folder !== RoomFolder.PUBLIC && folder !== RoomFolder.OWN)
        throw badInput({ folder: folder === RoomFolder.UNSPECIFIED ? 'required' : 'invalid' });
      const { items, last, next } =
        folder === RoomFolder.OWN
          ? await app.listOwnRooms(memberOf(call), page)
          : await app.listRooms(call.viewer.memberId ?? '', page);
      return { rooms: items.map(shown), info: { last, nextCursor: next } };
    },

    async listRoomMembers({ code }, call) {
      const { memberCount } = await app.getRoom(memberOf(call), code);
      return { members: (await app.listRoomMembers(code)).map(fromRoomMember), memberCount };
    },

    async controlRoom(request, call) {
      const { code, epoch } = request;
      return { room: shown(await app.controlRoom(memberOf(call), code, toCommand(request), epoch)) };
    },

    async startRoom({ code, epoch }, call) {
      return { room: shown(await app.controlRoom(memberOf(call), code, { kind: 'start' }, epoch)) };
    },

    async endRoom({ code }, call) {
      return { room: shown(await app.endRoom(memberOf(call), code)) };
    },

    async handOverRoom({ code, epoch, memberId: targetId }, call) {
      const change = { targetId, epoch, command: { kind: 'hand-over' } } as const;
      return { room: shown(await app.controlRoomMember(memberOf(call), code, change)) };
    },

    async setRoomRole({ code, epoch, memberId: targetId, role }, call) {
      const change = { targetId, epoch, command: { kind: 'role', role: toRole(role) } } as const;
      return { room: shown(await app.controlRoomMember(memberOf(call), code, change)) };
    },

    async removeFromRoom({ code, epoch, memberId: targetId, ban }, call) {
      const change = { targetId, epoch, command: { kind: ban ? 'ban' : 'kick' } } as const;
      return { room: shown(await app.controlRoomMember(memberOf(call), code, change)) };
    },

    beatRoom: ({ code, activity, offsetMs, roundTripMs }, call) =>
      app.beatRoom(memberOf(call), code, { activity: toActivity(activity), offsetMs, roundTripMs }),

    async listRoomWatched({ code }) {
      return { episodes: (await app.listRoomWatched(code)).map(fromWatched) };
    },

    async listRoomEntries({ code: roomId, ...list }, call) {
      const { items, last } = await app.listRoomEntries(memberOf(call), { roomId, ...list });
      return { entries: items.map(fromEntry), last };
    },

    async getRoomEntries({ code, ids, reveal }, call) {
      return { entries: (await app.getRoomEntries(memberOf(call), code, { ids, reveal })).map(fromEntry) };
    },

    async addRoomEntry({ code: roomId, body, spoiler, replyToId }, call) {
      const input = { roomId, body, spoiler: toSpoiler(spoiler), replyToId };
      return { entry: fromEntry(await app.addRoomEntry(memberOf(call), input)) };
    },

    async deleteRoomEntry({ entryId }, call) {
      return { entry: fromEntry(await app.deleteRoomEntry(memberOf(call), entryId)) };
    },

    async listRoomQueue({ code }, call) {
      return { queue: fromQueue(await app.listRoomQueue(memberOf(call), code)) };
    },

    async proposeEpisode({ code, episodeId }, call) {
      return { queue: fromQueue(await app.proposeEpisode(memberOf(call), code, episodeId)) };
    },

    async voteForEpisode({ code, episodeId, active }, call) {
      return { queue: fromQueue(await app.voteForEpisode(memberOf(call), code, episodeId, active)) };
    },

    async removeProposal({ code, episodeId }, call) {
      return { queue: fromQueue(await app.removeProposal(memberOf(call), code, episodeId)) };
    },

    async startNextEpisode({ code, epoch, episodeId }, call) {
      return { room: shown(await app.startNextEpisode(memberOf(call), code, episodeId, epoch)) };
    },

    async reportEpisodeEnd({ code, epoch, episodeId }, call) {
      return { room: shown(await app.reportEpisodeEnd(memberOf(call), code, episodeId, epoch)) };
    },

    async stopNextEpisode({ code, epoch }, call) {
      return { room: shown(await app.stopNextEpisode(memberOf(call), code, epoch)) };
    },

    async copyRoomEvidence({ targetId }, call) {
      return { copies: (await app.copyRoomEvidence(memberOf(call), targetId)).map(fromCopy) };
    },

    async findEntryTitle({ entryId }) {
      return { titleId: (await app.findEntryTitle(entryId)) ?? '' };
    },

    async reactInRoom({ code, reaction: given }, call) {
      const reaction = toReaction(given);
      if (!reaction) throw badInput({ reaction: 'required' });
      await app.reactInRoom(memberOf(call), code, reaction);
      return {};
    },

    async listCrowdReactions({ episodeId, positionSeconds, seconds }) {
      const found = await app.listCrowdReactions({ episodeId, positionSeconds, seconds });
      return { seconds: found.map((one) => ({ ...one, reactions: [...one.reactions] })) };
    },
  } satisfies Pick<ServiceHandlers<typeof MessagingService>, keyof typeof roomPermissions>;
};
