const LONGEST_HINT = 200;

/** What may travel of a hint: one that is too long travels as none, which means "anything may have changed". */
export const travellingHint = (hint: string | undefined): string | undefined =>
  hint !== undefined && hint.length <= LONGEST_HINT ? hint : undefined;

export type LiveListener = (hint: string | undefined) => void;

/**
 * Calls them in one turn, so that none reads on while another one's cache has not heard yet.
 * One that throws does so by itself, and costs the others nothing.
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
