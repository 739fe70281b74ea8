/** A link's `state` that keeps the scroll position: for tabs, seasons and filters. */
export const keepScroll = { keepScroll: true };

/** Whether the navigation keeps the scroll position. */
export const keepsScroll = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepScroll' in state;
