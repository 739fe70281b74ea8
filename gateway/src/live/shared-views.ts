/** The content of a subscription for all readers without own rights: read and encoded once for all their sockets. */
export interface SharedViews {
  /**
   * Follows the view with this key; `open` starts it if there is none.
   * @param send resolves when the socket has accepted the text; a slow one skips intermediate texts and gets the newest
   * @returns an iterator that never yields, because texts are sent directly; it ends with the view
   */
  follow<T>(
    key: string,
    view: View<T>,
    send: (text: string) => Promise<void>,
  ): Promise<T | AsyncIterableIterator<never>>;
}

export interface View<T> {
  /** A result that is not iterable is returned to each follower; there is nothing to follow then. */
  open(): Promise<AsyncIterable<T> | T>;
  encode(value: T): string;
  /** False for an incomplete value: followers get it, and new followers cause another read. */
  isWhole(value: T): boolean;
}

interface Shared {
  text: string | undefined;
  /** Rises with each text. */
  version: number;
  ended: { readonly error?: unknown } | undefined;
  /** Callbacks of followers that wait for the next text. */
  readonly waiting: Set<() => void>;
  /** When an incomplete text was read, by `performance.now()`; undefined for a complete one. */
  brokenAt: number | undefined;
  followers: number;
  /** The answer, if there is nothing to follow. */
  readonly opened: Promise<{ readonly answer?: unknown }>;
  stop: () => Promise<unknown>;
}

/** Sockets that are written to in one turn of the event loop, so that other work can run in between. */
const AT_ONCE = 50;

/** How long new followers get an incomplete text. In an outage each of them would otherwise cause another failing read. */
const BROKEN_MS = 1_000;

const resumeAll = async (waiting: Set<() => void>): Promise<void> => {
  const all = [...waiting];
  waiting.clear();
  for (let i = 0; i < all.length; i += AT_ONCE) {
    if (i > 0) await new Promise(setImmediate);
    for (const resume of all.slice(i, i + AT_ONCE)) resume();
  }
};

const isIterable = <T>(value: AsyncIterable<T> | T): value is AsyncIterable<T> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

export const createSharedViews = (): SharedViews => {
  const views = new Map<string, Shared>();

  const begin = <T>(key: string, { open, encode, isWhole }: View<T>): Shared => {
    const forget = () => {
      if (views.get(key) === view) views.delete(key);
    };
    const tellAll = async (iterator: AsyncIterator<T>) => {
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
        view.text = encode(next.value);
        view.brokenAt = isWhole(next.value) ? undefined : performance.now();
        view.version += 1;
        await resumeAll(view.waiting);
      }
    };
    const start = async () => {
      const source = await open();
      if (!isIterable(source)) {
        forget();
        return { answer: source };
      }
      const iterator = source[Symbol.asyncIterator]();
      view.stop = async () => {
        forget();
        await iterator.return?.();
      };
      void tellAll(iterator)
        .then(
          () => (view.ended = {}),
          (error: unknown) => (view.ended = { error }),
        )
        .then(() => {
          forget();
          return resumeAll(view.waiting);
        });
      return {};
    };
    const { promise: opened, resolve } = Promise.withResolvers<{ readonly answer?: unknown }>();
    const view: Shared = {
      text: undefined,
      version: 0,
      ended: undefined,
      waiting: new Set(),
      brokenAt: undefined,
      followers: 0,
      opened,
      stop: () => Promise.resolve(forget()),
    };
    views.set(key, view);
    resolve(start());
    // Each follower gets the error; a follower that left before must not crash the process.
    opened.catch(forget);
    return view;
  };

  return {
    async follow<T>(key: string, given: View<T>, send: (text: string) => Promise<void>) {
      const known = views.get(key);
      const isBroken = known?.brokenAt !== undefined && performance.now() - known.brokenAt > BROKEN_MS;
      // Followers of an incomplete view stay, and get the text of its next wake.
      const view = known && !isBroken ? known : begin(key, given);
      // Counted before any await, because the last of the other followers may leave meanwhile.
      view.followers += 1;
      const opened = await view.opened;
      return 'answer' in opened ? (opened.answer as T) : followerOf(view, send);
    },
  };
};

const followerOf = (view: Shared, send: (text: string) => Promise<void>): AsyncIterableIterator<never> => {
  const done: IteratorResult<never> = { done: true, value: undefined };
  let seen = 0;
  let isOpen = true;
  let resume: (() => void) | undefined;
  const nextText = () =>
    new Promise<void>((resolve) => {
      resume = resolve;
      view.waiting.add(resolve);
    });
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      while (isOpen) {
        if (view.version > seen && view.text !== undefined) {
          seen = view.version;
          await send(view.text);
        } else if (view.ended) {
          if ('error' in view.ended) throw view.ended.error as Error;
          return done;
        } else await nextText();
      }
      return done;
    },
    async return() {
      if (!isOpen) return done;
      isOpen = false;
      if (resume) view.waiting.delete(resume);
      resume?.();
      view.followers -= 1;
      if (view.followers === 0) await view.stop();
      return done;
    },
  };
};
