const LONGEST_HINT = 200;

/** The hint to send. A hint that is too long is sent as none, which means "anything may have changed". */
export const travellingHint = (hint: string | undefined): string | undefined =>
  hint !== undefined && hint.length <= LONGEST_HINT ? hint : undefined;

export type LiveListener = (hint: string | undefined) => void;

/**
 * Calls all listeners in one turn, so that none reads data from a cache that another listener has not dropped yet. An error in
 * one listener does not affect the others.
 */
export const callListeners = (listeners: Iterable<LiveListener>, hint: string | undefined): void => {
  for (const listener of [...listeners]) {
    try {
      listener(hint);
    } catch (error) {
      setImmediate(() => {
        throw error;
      });
    }
  }
};
