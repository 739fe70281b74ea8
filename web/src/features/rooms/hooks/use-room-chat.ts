import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { AddRoomEntryDocument } from '../../../generated/add-room-entry.js';
import { DeleteRoomEntryDocument } from '../../../generated/delete-room-entry.js';
import { RevealRoomEntriesDocument } from '../../../generated/reveal-room-entries.js';
import { RoomEntriesDocument } from '../../../generated/room-entries.js';
import { RoomEntriesByIdDocument } from '../../../generated/room-entries-by-id.js';
import type { RoomEntryFieldsFragment } from '../../../generated/types.js';
import { type Push, usePushedEntries } from './use-pushed-entries.js';
import { useSpread } from './use-spread.js';

export type Entry = RoomEntryFieldsFragment;

/** Number of entries that the page keeps; older ones can be loaded again. */
const MOST_SHOWN = 500;
const AGAIN_MS = 2_000;
/** How long the page waits for the socket to bring an announced entry before it reads the entry itself. */
const PUSH_MS = 1_000;
/** The service reads no more entries by id at once. */
const MOST_IDS = 50;
/** Specification, section 9: poll interval without a live connection. */
const POLL_MS = 5_000;

export interface NewEntry {
  body: string;
  isSpoiler: boolean;
  replyToId: string | undefined;
}

export interface RoomChat {
  /** The oldest first; undefined while loading. */
  entries: readonly Entry[] | undefined;
  failed: boolean;
  hasOlder: boolean;
  loadOlder: () => Promise<void>;
  reload: () => void;
  send: (entry: NewEntry, key: string) => Promise<void>;
  remove: (id: string) => Promise<void>;
  reveal: (id: string) => Promise<void>;
}

/**
 * Both lists in one, each entry once, in the order of their numbers. A deleted entry also loses its text where it is quoted: the
 * entries that quote it are not read again.
 */
export const joined = (known: readonly Entry[], more: readonly Entry[]): Entry[] => {
  const byId = new Map([...known, ...more].map((entry) => [entry.id, entry]));
  return [...byId.values()]
    .sort((one, other) => one.seq - other.seq)
    .map((entry) =>
      entry.replyTo && !entry.replyTo.deleted && byId.get(entry.replyTo.entryId)?.deleted
        ? { ...entry, replyTo: { ...entry.replyTo, excerpt: '', deleted: true } }
        : entry,
    );
};

const isSameSpoiler = (one: Entry['spoiler'], other: Entry['spoiler']): boolean =>
  one.kind === other.kind && one.season === other.season && one.number === other.number;

/**
 * The list after entries were read again. Only those that were deleted or have another spoiler replace the known ones: a moderator
 * covers them, or no longer does. The others stay as they are, because the answer covers what the viewer has revealed. An entry that
 * is older than the loaded ones is not added: the entries between would be missing, and `loadOlder` would start before them.
 */
export const withChanged = (known: readonly Entry[], read: readonly Entry[]): Entry[] => {
  const oldest = known[0]?.seq ?? Infinity;
  const before = new Map(known.map((entry) => [entry.id, entry]));
  const changed = read.filter(({ id, deleted, spoiler }) => {
    const entry = before.get(id);
    return deleted || (entry && !isSameSpoiler(entry.spoiler, spoiler));
  });
  const covered = new Set(changed.filter((entry) => entry.covered).map(({ id }) => id));
  return joined(known, changed)
    .filter(({ seq }) => seq >= oldest)
    .map((entry) =>
      entry.replyTo && covered.has(entry.replyTo.entryId)
        ? { ...entry, replyTo: { ...entry.replyTo, excerpt: '' } }
        : entry,
    );
};

/**
 * The chat of a room. Frames contain its last number; the socket brings the entries, or else one query loads the missing ones. Both
 * are read with the viewer's rights.
 * @param chatSeq number of the last entry, from the frames
 * @param changedEntries ids of entries that were deleted or got another spoiler, from the frames; the list only grows
 * @param resyncs increases when frames were missed, and with them changes of entries
 * @param polls true while no frames arrive
 * @param spreadMs within which time the pages of the room spread the reads that a frame causes
 * @param push whether and from where the socket brings entries
 */
export function useRoomChat(
  code: string,
  chatSeq: number,
  {
    changedEntries,
    resyncs,
    polls,
    spreadMs,
    push,
  }: {
    changedEntries: readonly string[];
    resyncs: number;
    polls: boolean;
    spreadMs: () => number;
    push: Push;
  },
): RoomChat {
  const client = useApolloClient();
  const [entries, setEntries] = useState<readonly Entry[]>();
  const [failed, setFailed] = useState(false);
  const [hasOlder, setHasOlder] = useState(false);
  const lastSeq = useRef<number>(undefined);
  const isReading = useRef(false);

  const add = useCallback((more: readonly Entry[]) => {
    setEntries((known) => joined(known ?? [], more).slice(-MOST_SHOWN));
  }, []);
  const read = useCallback(
    async (variables: { after?: number; before?: number }) => {
      const { data } = await client.query({
        query: RoomEntriesDocument,
        // Not cached: this hook joins the list by the entries' numbers, and the texts must disappear with the page.
        variables: { code, ...variables },
        fetchPolicy: 'no-cache',
        context: { quiet: true },
      });
      if (!data) throw new Error('no entries');
      return data.roomEntries;
    },
    [client, code],
  );

  const reload = useCallback(() => {
    setFailed(false);
    read({}).then(
      ({ items, last }) => {
        lastSeq.current = Math.max(0, ...items.map(({ seq }) => seq));
        setHasOlder(!last);
        add(items);
      },
      () => setFailed(true),
    );
  }, [read, add]);
  useEffect(reload, [reload]);

  const isLoaded = entries !== undefined;
  const afterNow = useCallback(() => lastSeq.current ?? 0, []);
  const onAdded = useCallback(({ items, seq }: { items: readonly Entry[]; seq: number }) => {
    lastSeq.current = Math.max(lastSeq.current ?? 0, seq);
    // A known entry stays: the viewer may have revealed it meanwhile.
    if (items.length > 0) setEntries((known) => joined(items, known ?? []).slice(-MOST_SHOWN));
  }, []);
  const isPushed = usePushedEntries(push, { isLoaded, afterNow, onAdded });

  const newest = useRef(chatSeq);
  /** The number that the planned read waits for. */
  const awaited = useRef<number>(undefined);
  // After each read it checks again: an entry may have been added, or more than one page was missed.
  const [turn, setTurn] = useState<{ waitMs?: number; leastMs?: number }>({});
  const catchUp = useCallback(() => {
    const after = lastSeq.current;
    const seq = newest.current;
    const isHere = after !== undefined && after >= (awaited.current ?? 0);
    awaited.current = undefined;
    if (after === undefined || after >= seq || isReading.current) return;
    // The socket has brought the awaited entry. A newer one was announced since, and the socket gets the same time to bring that one.
    if (isPushed() && isHere) return setTurn({});
    isReading.current = true;
    read(after > 0 ? { after } : {})
      .then(
        ({ items, last }) => {
          add(items);
          const read = Math.max(after, ...items.map(({ seq }) => seq));
          // Entries of blocked and blocking members have numbers too, but are not returned.
          const known = last || after === 0 ? Math.max(seq, read) : read;
          lastSeq.current = Math.max(lastSeq.current ?? 0, known);
          setTurn(last ? {} : { waitMs: 0 });
        },
        () => setTurn({ waitMs: AGAIN_MS, leastMs: AGAIN_MS / 2 }),
      )
      .finally(() => {
        isReading.current = false;
      });
  }, [read, add, isPushed]);
  const catchUpSoon = useSpread(catchUp);
  useEffect(() => {
    newest.current = chatSeq;
    if (!isLoaded || (lastSeq.current ?? 0) >= chatSeq) return;
    awaited.current ??= chatSeq;
    const leastMs = isPushed() ? PUSH_MS : 0;
    if (turn.waitMs === undefined) catchUpSoon(leastMs + spreadMs(), leastMs);
    else catchUpSoon(turn.waitMs, turn.leastMs);
  }, [chatSeq, isLoaded, turn, catchUpSoon, spreadMs, isPushed]);

  useEffect(() => {
    if (!polls || !isLoaded) return undefined;
    const poll = () => {
      const after = lastSeq.current;
      if (document.hidden || after === undefined || isReading.current) return;
      read(after > 0 ? { after } : {}).then(
        ({ items }) => {
          add(items);
          lastSeq.current = Math.max(lastSeq.current ?? 0, ...items.map(({ seq }) => seq));
        },
        () => undefined,
      );
    };
    const timer = setInterval(poll, POLL_MS);
    return () => clearInterval(timer);
  }, [polls, isLoaded, read, add]);

  /** Ids of entries that may have changed. */
  const toCheck = useRef(new Set<string>());
  // After each read it checks again: it may have failed, or left ids for the next one.
  const [changedTurn, setChangedTurn] = useState(0);
  const readChanged = useCallback(() => {
    const ids = [...toCheck.current].slice(0, MOST_IDS);
    if (ids.length === 0) return;
    // An id that a frame adds during the read stays for the next one.
    for (const id of ids) toCheck.current.delete(id);
    client
      .query({
        query: RoomEntriesByIdDocument,
        // As above.
        variables: { code, ids },
        fetchPolicy: 'no-cache',
        context: { quiet: true },
      })
      .then(({ data }) => {
        if (!data) throw new Error('no entries');
        const { roomEntriesById } = data;
        setEntries((known) => known && withChanged(known, roomEntriesById));
      })
      .catch(() => {
        for (const id of ids) toCheck.current.add(id);
      })
      .finally(() => setChangedTurn((before) => before + 1));
  }, [client, code]);
  const readChangedSoon = useSpread(readChanged);
  useEffect(() => {
    if (changedTurn > 0 && toCheck.current.size > 0)
      readChangedSoon(Math.max(AGAIN_MS, spreadMs()), AGAIN_MS / 2);
  }, [changedTurn, readChangedSoon, spreadMs]);
  const shown = useRef(entries);
  useEffect(() => {
    shown.current = entries;
  }, [entries]);
  const seenChanged = useRef(changedEntries.length);
  useEffect(() => {
    const more = changedEntries.slice(seenChanged.current);
    seenChanged.current = changedEntries.length;
    if (more.length === 0) return;
    for (const id of more) toCheck.current.add(id);
    // A cover also holds back what answers the entry.
    for (const { id, replyTo } of shown.current ?? [])
      if (replyTo && more.includes(replyTo.entryId)) toCheck.current.add(id);
    readChangedSoon(spreadMs());
  }, [changedEntries, readChangedSoon, spreadMs]);
  const seenResyncs = useRef(resyncs);
  useEffect(() => {
    if (resyncs === seenResyncs.current) return;
    seenResyncs.current = resyncs;
    for (const { id, deleted, replyTo } of shown.current ?? []) {
      if (!deleted) toCheck.current.add(id);
      if (replyTo && !replyTo.deleted) toCheck.current.add(replyTo.entryId);
    }
    if (toCheck.current.size > 0) readChangedSoon(spreadMs());
  }, [resyncs, readChangedSoon, spreadMs]);

  return {
    entries,
    failed,
    hasOlder,
    reload,
    async loadOlder() {
      const { items, last } = await read({ before: entries?.[0]?.seq ?? 0 });
      setHasOlder(!last);
      setEntries((known) => joined(items, known ?? []));
    },
    async send({ body, isSpoiler, replyToId }, idempotencyKey) {
      const input = {
        code,
        body,
        idempotencyKey,
        ...(isSpoiler && { spoiler: { kind: 'EPISODE' as const } }),
        ...(replyToId && { replyToId }),
      };
      const { data } = await client.mutate({
        mutation: AddRoomEntryDocument,
        variables: { input },
        context: { quiet: true },
      });
      if (data) add([data.addRoomEntry.entry]);
    },
    async remove(id) {
      const { data } = await client.mutate({
        mutation: DeleteRoomEntryDocument,
        variables: { id },
        context: { quiet: true },
      });
      if (data) add([data.deleteRoomEntry.entry]);
    },
    async reveal(id) {
      const { data } = await client.mutate({
        mutation: RevealRoomEntriesDocument,
        variables: { code, ids: [id] },
        context: { quiet: true },
      });
      if (data) add(data.revealRoomEntries.entries);
    },
  };
}
