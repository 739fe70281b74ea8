import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { BeatRoomDocument } from '../../../generated/beat-room.js';
import { RoomDocument } from '../../../generated/room.js';
import { RoomFramesDocument } from '../../../generated/room-frames.js';
import type { RoomFieldsFragment } from '../../../generated/types.js';
import { takeEarlySentAt } from '../../../lib/early-requests.js';
import { readError } from '../../../lib/graphql-error.js';
import type { LiveContext } from '../../../lib/live-context.js';
import { serverClock } from '../../../lib/server-clock.js';
import { createReactionFeed, type ReactionFeed } from '../../reactions/reaction-feed.js';
import { newerRoom, withFrame } from '../room-state.js';
import type { PlayerReport } from './use-room-sync.js';
import { useSpread } from './use-spread.js';

/** Wait before a failed read or connection is repeated; it grows with each attempt. */
const AGAIN_MS = 1_000;
const LONGEST_AGAIN_MS = 30_000;
/** The first samples of the server's clock are taken quickly, later ones keep it accurate. */
const FIRST_SAMPLES = 8;
const FIRST_PING_MS = 250;
const PING_MS = 10_000;

/**
 * Maximum spread of the reads of the state. It is short, because frames of a new epoch and the player of a new episode wait for
 * this read.
 */
const LONGEST_STATE_SPREAD_MS = 5_000;
/** In a larger room somebody comes or goes all the time: the list of members is then read at intervals alone. */
const MOST_WATCHED = 50;

/** Undefined while loading, null if the viewer may not see it. */
export type KnownRoom = RoomFieldsFragment | null | undefined;

export interface LiveRoom {
  room: KnownRoom;
  failed: boolean;
  /** Frames arrive. */
  isLive: boolean;
  reload: () => void;
  /**
   * Stores the room of an answer.
   * @param sentAt when it was requested, by `performance.now()`
   */
  take: (room: RoomFieldsFragment, sentAt?: number) => void;
  /** Increases when the list of members should be read again. */
  membersTurn: number;
  /** Within how many ms the pages of the room should spread the reads that a frame causes. */
  spreadMs: () => number;
  /** Ids of entries that were deleted, or that a moderator covers or no longer covers, in the order of their frames. */
  changedEntries: readonly string[];
  /** Increases when frames were missed. */
  resyncs: number;
  /** Reactions of members to the scene that plays. */
  reactions: ReactionFeed;
  /** The ticket and the number with which the room's channel is followed from here. */
  positionNow: () => { seq: number; ticket: string };
}

/**
 * A room's state: read once, then kept by frames, with beats as a second way that notices every missed frame.
 * @param viewerId undefined until the session is known: the room is read at the same time, and followed afterwards
 * @param report the state of the viewer's player, for the heartbeats
 */
export function useRoom(code: string, viewerId: string | undefined, report: () => PlayerReport): LiveRoom {
  const client = useApolloClient();
  const [room, setRoom] = useState<KnownRoom>();
  const [failed, setFailed] = useState(false);
  const [isLive, setLive] = useState(false);
  const [membersTurn, setMembersTurn] = useState(0);
  const [changedEntries, setChangedEntries] = useState<readonly string[]>([]);
  const [resyncs, setResyncs] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [reactions] = useState(createReactionFeed);
  const known = useRef<KnownRoom>(undefined);
  const position = useRef<{ seq: number; ticket: string }>({ seq: 0, ticket: '' });
  const tries = useRef(0);
  const spread = useRef(0);
  const spreadMs = useCallback(() => spread.current, []);
  const positionNow = useCallback(() => ({ ...position.current }), []);

  const take = useCallback((read: RoomFieldsFragment, sentAt?: number) => {
    serverClock.seed(read.serverMs, sentAt);
    if (read.live) position.current = { ...read.live };
    known.current = newerRoom(known.current ?? undefined, read);
    setRoom(known.current);
    setFailed(false);
  }, []);

  const reload = useCallback(() => {
    // An early request was sent before this code ran: counted from here, it would seem to be the fastest, and set the clock back.
    const sentAt = takeEarlySentAt() ?? performance.now();
    // Not in the cache: frames change the state many times, and numbers decide which of two reads is newer.
    client
      .query({ query: RoomDocument, variables: { code }, fetchPolicy: 'no-cache', context: { quiet: true } })
      .then(
        ({ data }) => {
          tries.current = 0;
          if (data?.room) return take(data.room, sentAt);
          known.current = null;
          setRoom(null);
        },
        () => setFailed(true),
      );
  }, [client, code, take]);

  useEffect(() => {
    known.current = undefined;
    reload();
  }, [reload]);

  const reloadSoon = useSpread(reload);
  const reloadState = useCallback(
    () => reloadSoon(Math.min(LONGEST_STATE_SPREAD_MS, spread.current)),
    [reloadSoon],
  );

  // Frames name only the id of another episode.
  const isOtherEpisode = room?.episode != null && room.episode.id !== room.playback.episodeId;
  useEffect(() => {
    if (!isOtherEpisode) return undefined;
    reloadState();
    const timer = setInterval(reloadState, AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOtherEpisode, reloadState]);

  const isInside = room?.viewerRole != null && viewerId !== undefined;
  const isOpen = isInside && room.phase !== 'ENDED';
  const epoch = room?.epoch;

  useEffect(() => {
    if (!isInside) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      if (isOver) return;
      isOver = true;
      setLive(false);
      const most = Math.min(LONGEST_AGAIN_MS, AGAIN_MS * 2 ** tries.current);
      tries.current += 1;
      timer = setTimeout(
        () => {
          reload();
          setAttempt((before) => before + 1);
        },
        most * (0.5 + Math.random() / 2),
      );
    };
    const context: LiveContext = {
      onLost: () => setLive(false),
      variablesNow: positionNow,
    };
    const following = client
      .subscribe({
        query: RoomFramesDocument,
        variables: positionNow(),
        context: { ...context },
        errorPolicy: 'all',
      })
      .subscribe({
        next: ({ data }) => {
          const frame = data?.roomFrames;
          if (!frame) return again();
          setLive(true);
          const { seq, state, ticket } = frame;
          position.current = {
            seq: Math.max(position.current.seq, seq),
            ticket: ticket ?? position.current.ticket,
          };
          // A frame that only renews the ticket says nothing about the number of readers.
          if (state || frame.resync) spread.current = frame.spreadMs;
          if (frame.resync) {
            reloadSoon(frame.spreadMs);
            setMembersTurn((turn) => turn + 1);
            setResyncs((before) => before + 1);
          }
          if (frame.reactions.length > 0) reactions.emit(frame.reactions);
          if (!state || !known.current) return;
          // A new epoch has a channel of its own, for which the read gives a ticket.
          // Rights are not part of frames: a member with a new role reads them.
          if (state.changedRoleId === viewerId) reload();
          else if (state.epoch !== known.current.epoch) reloadState();
          known.current = withFrame(known.current, seq, state);
          setRoom(known.current);
          if (state.membersChanged) setMembersTurn((turn) => turn + 1);
          const { changedEntryId } = state;
          // Two frames may come before the next render.
          if (changedEntryId) setChangedEntries((before) => [...before, changedEntryId]);
        },
        error: again,
        complete: again,
      });
    return () => {
      isOver = true;
      clearTimeout(timer);
      following.unsubscribe();
    };
  }, [client, isInside, epoch, attempt, reload, reloadSoon, reloadState, viewerId, reactions, positionNow]);

  // A wait for members without data ends early once the heartbeats say that all of them have it.
  const isAwaiting = room?.waitMs != null && room.memberCount <= MOST_WATCHED;
  useEffect(() => {
    if (!isOpen) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const beat = () => {
      const { activity, offsetMs } = report();
      const sentAt = performance.now();
      const input = { code, activity, offsetMs, roundTripMs: serverClock.roundTripMs() };
      client.mutate({ mutation: BeatRoomDocument, variables: { input }, context: { quiet: true } }).then(
        ({ data }) => {
          const now = data?.beatRoom;
          const nextMs = now?.nextMs ?? PING_MS;
          next(isAwaiting ? Math.min(AGAIN_MS, nextMs) : nextMs);
          if (!now || !known.current) return;
          serverClock.seed(now.serverMs, sentAt);
          if (now.epoch !== known.current.epoch || now.seq > known.current.seq) reload();
          if (now.presentCount !== known.current.presentCount) {
            known.current = { ...known.current, presentCount: now.presentCount };
            setRoom(known.current);
            if (known.current.memberCount <= MOST_WATCHED) setMembersTurn((turn) => turn + 1);
          }
        },
        (error: unknown) => {
          // The viewer was removed from the room, or the room no longer exists.
          if (['FORBIDDEN', 'NOT_FOUND'].includes(readError(error).code)) reload();
          // A host without a heartbeat for 4 s is replaced.
          next(known.current?.viewerRole === 'HOST' ? AGAIN_MS : AGAIN_MS * 5);
        },
      );
    };
    const next = (ms: number) => {
      if (!isOver) timer = setTimeout(beat, ms);
    };
    beat();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, code, isOpen, room?.viewerRole, isAwaiting, report, reload]);

  // Pings run at the entrance too, so the clock is known before the player starts. Without an open socket a ping does nothing.
  const isEnded = room?.phase === 'ENDED';
  useEffect(() => {
    if (isEnded) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ping = () => {
      serverClock.ping();
      timer = setTimeout(ping, serverClock.samples() < FIRST_SAMPLES ? FIRST_PING_MS : PING_MS);
    };
    ping();
    return () => clearTimeout(timer);
  }, [isEnded, isLive]);

  return {
    room,
    failed,
    isLive,
    reload,
    take,
    membersTurn,
    spreadMs,
    changedEntries,
    resyncs,
    reactions,
    positionNow,
  };
}
