import { fromBinary } from '@bufbuild/protobuf';
import type { Broadcast, Frame } from '@seyir/kit/stateless';
import { RoomFrameSchema, type RoomEntry, type RoomFrame } from '@seyir/proto';
import { z } from 'zod';
import { liveReads } from '../../live/live-reads.js';
import { openReads } from '../../live/open-reads.js';
import { admit } from '../follow-channel.js';
import { operation } from '../operation.js';
import { roomCodeOf } from './room-channel.js';

/** Product-rules, Rooms: in larger rooms a push to everybody would cost a read for each of them at each entry. */
const MOST_MEMBERS = 50;
const PAGE_SIZE = 50;

export interface AddedEntries {
  /** The oldest first, as the viewer may see them; empty if the viewer may see none of the new ones. */
  readonly items: RoomEntry[];
  /** The viewer now has all entries up to this number. */
  readonly seq: number;
}

/**
 * The entries of a room's chat after `after`: those that exist at once, then each new one when its frame arrives. Each is read with
 * the viewer's rights at that moment, so it ends with FORBIDDEN for a member who has left or was removed. Rooms with more than 50
 * members send nothing after the start. OUTDATED for an expired or invalid ticket, FORBIDDEN for another member's.
 * @param seq number of the viewer's state, as for the frames
 */
export const followRoomChat = operation({
  input: z.object({
    ticket: z.string().max(500),
    seq: z.int().min(0),
    after: z
      .int()
      .min(0)
      .max(2 ** 31 - 1),
  }),
  access: 'member',
  run: (ctx, { ticket, seq, after }): Promise<AsyncIterableIterator<AddedEntries>> => {
    const { services, parts } = ctx;
    const {
      admission: { channel },
      subject: code,
    } = admit(ctx, ticket, roomCodeOf);
    const { broadcast, clock } = parts.platform;
    let known = after;
    let announced = 0;
    let isFirst = true;
    const live = wakesBy(broadcast, seq, (chatSeq) => {
      announced = Math.max(announced, chatSeq ?? 0);
      return chatSeq === undefined || chatSeq > known;
    });
    const crowd = parts.crowds.join(`${channel} chat`);
    const reads = liveReads({ live, clock, subject: channel, once: true, crowd }, async () => {
      ctx.renewLoaders();
      const promised = announced;
      const request = { code, afterSeq: known, beforeSeq: 0, size: PAGE_SIZE };
      const { entries, last } = await services.messaging.listRoomEntries(request);
      const before = known;
      known = Math.max(known, ...entries.map((entry) => entry.seq));
      // Entries of blocked and blocking members have numbers too, but are not returned.
      if (last || before === 0) known = Math.max(known, promised);
      if (!isFirst && known === before) return undefined;
      isFirst = false;
      // From 0 the answer has the newest ones, the newest first.
      return { items: before > 0 ? entries : [...entries].reverse(), seq: known };
    });
    return openReads(reads);
  },
});

/**
 * The frames of a room as wakes for its chat. A gap wakes too: a lost frame may have announced an entry.
 * @param isNew gets the number of the last entry, or undefined after a gap; returns whether to wake
 */
const wakesBy = (broadcast: Broadcast, fromSeq: number, isNew: (chatSeq: number | undefined) => boolean) => ({
  // Always true, because the broadcast reports a lost connection as a gap.
  connected: true,
  listen(channel: string, wake: () => void) {
    let isLarge = false;
    return broadcast.open(channel, fromSeq, (item) => {
      const frame = 'gap' in item ? undefined : decoded(item);
      if (frame) isLarge = frame.memberCount > MOST_MEMBERS;
      const wakes = isNew(frame?.chatSeq);
      if (wakes && !isLarge) wake();
    });
  },
});

const frames = new WeakMap<Frame, RoomFrame>();

/** Decoded once for all viewers: they get the same object. */
const decoded = (frame: Frame): RoomFrame => {
  const known = frames.get(frame) ?? fromBinary(RoomFrameSchema, frame.data);
  frames.set(frame, known);
  return known;
};
