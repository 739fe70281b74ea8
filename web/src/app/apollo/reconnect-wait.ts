/** A first new connection is opened at once, spread a little: a gateway that ends loses all its sockets together. */
const FIRST_MS = 500;
/** Most losses last seconds: for about that long it tries often, so that a member of a room is back within a second of the line. */
const OFTEN = 10;
const OFTEN_MS = 1_000;
const LONGEST_MS = 30_000;

/** Wait before a new connection, in ms. @param tries failed ones since the loss */
export const reconnectWaitMs = (tries: number, random: () => number = Math.random): number => {
  if (tries === 0) return random() * FIRST_MS;
  const most = Math.min(LONGEST_MS, OFTEN_MS * 2 ** Math.max(0, tries - OFTEN));
  return most * (0.5 + random() / 2);
};
