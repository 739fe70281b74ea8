/** A link's `state` where following it leaves the page scrolled as it is: tabs, seasons, filters. */
export const keepScroll = { keepScroll: true };

/** Whether a place was reached so. */
export const keepsScroll = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepScroll' in state;
