import { draftAt, keepDraft } from '../../lib/drafts.js';

/** An uploaded photo of a message that is not sent yet. */
interface OutgoingPhoto {
  readonly uploadId: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A message that was typed and is not sent yet. */
export interface Outgoing {
  /** Sent with each attempt, so that the message has one effect. */
  readonly key: string;
  readonly memberId: string;
  /** Undefined: the first message to the member. */
  readonly conversationId: string | undefined;
  readonly body: string;
  /** Uploaded photos; absent for none. */
  readonly photos?: readonly OutgoingPhoto[];
  readonly replyToId: string | undefined;
  readonly at: string;
  /** True after an attempt that must be repeated. */
  readonly waits?: boolean;
  /** Number of attempts at which the server failed. */
  readonly faults?: number;
  /** The reason of the refusal; undefined while it waits. */
  readonly refused?: string;
}

/** Number of attempts at which the server may fail; then the message counts as refused. */
const MOST_FAULTS = 5;

/**
 * The result of an attempt. `stop`: nothing may be sent or stored now, for example after a sign-out. `fault`: the server failed at
 * this message; the text becomes the reason of the refusal after the last attempt.
 */
export type Sending =
  | { readonly state: 'sent' }
  | { readonly state: 'later'; readonly afterMs: number; readonly fault?: string }
  | { readonly state: 'refused'; readonly reason: string }
  | { readonly state: 'stop' };

export interface Outbox {
  entries(): readonly Outgoing[];
  subscribe(listener: () => void): () => void;
  add(entry: Outgoing): void;
  retry(key: string): void;
  drop(key: string): void;
  /** Sends all waiting messages at once, for example when the connection is back. */
  flush(): void;
}

/**
 * Sends messages in the order in which they were typed, one after the other. Waiting messages survive a reload of the tab. A
 * message that must wait delays only later ones to the same member. A refused message stays in the list and delays none.
 * @param place identifies the viewer
 */
export function createOutbox(place: string, send: (entry: Outgoing) => Promise<Sending>): Outbox {
  const listeners = new Set<() => void>();
  let entries = readKept(place);
  let sending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** By member: the time in ms before which nothing is sent to that member. */
  const pauses = new Map<string, number>();

  const change = (next: readonly Outgoing[]): void => {
    entries = next;
    keepDraft(place, JSON.stringify(next));
    for (const listener of listeners) listener();
  };
  const without = (key: string) => entries.filter((entry) => entry.key !== key);

  const replace = (key: string, by: (entry: Outgoing) => Outgoing) =>
    change(entries.map((entry) => (entry.key === key ? by(entry) : entry)));
  const next = () =>
    entries.find(
      ({ refused, memberId }) => refused === undefined && (pauses.get(memberId) ?? 0) <= Date.now(),
    );

  const flush = async (): Promise<void> => {
    if (sending) return;
    sending = true;
    clearTimeout(timer);
    let mayGoOn = true;
    for (let entry = next(); entry && mayGoOn; entry = next()) {
      const { key, memberId } = entry;
      const result = await send(entry);
      if (result.state === 'stop') mayGoOn = false;
      else if (result.state === 'sent') change(without(key));
      else if (result.state === 'refused') replace(key, (one) => ({ ...one, refused: result.reason }));
      else {
        // A message that was discarded during its attempt delays no others.
        if (entries.some((one) => one.key === key)) pauses.set(memberId, Date.now() + result.afterMs);
        replace(key, (one) => waitingAfter(one, result.fault));
      }
    }
    sending = false;
    const paused = entries.flatMap(({ refused, memberId }) =>
      refused === undefined ? [pauses.get(memberId) ?? 0] : [],
    );
    if (mayGoOn && paused.length > 0)
      timer = setTimeout(() => void flush(), Math.max(0, Math.min(...paused) - Date.now()));
  };
  const unpause = (key: string) =>
    entries.forEach((entry) => entry.key === key && pauses.delete(entry.memberId));

  return {
    entries: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(entry) {
      change([...entries, entry]);
      void flush();
    },
    retry(key) {
      unpause(key);
      replace(key, ({ refused: _, faults: __, ...again }) => again);
      void flush();
    },
    drop(key) {
      unpause(key);
      change(without(key));
      void flush();
    },
    flush() {
      pauses.clear();
      void flush();
    },
  };
}

function waitingAfter(entry: Outgoing, fault: string | undefined): Outgoing {
  const faults = (entry.faults ?? 0) + (fault === undefined ? 0 : 1);
  if (fault !== undefined && faults >= MOST_FAULTS) return { ...entry, faults, refused: fault };
  return { ...entry, faults, waits: true };
}

const readKept = (place: string): readonly Outgoing[] => {
  try {
    const kept: unknown = JSON.parse(draftAt(place) ?? '[]');
    return Array.isArray(kept) ? (kept as Outgoing[]) : [];
  } catch {
    return [];
  }
};
