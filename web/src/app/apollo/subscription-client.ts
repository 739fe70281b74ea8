import { type Client, createClient } from 'graphql-ws';

/** A socket closed with this code belongs to a session that has ended. */
const sessionEnded = 4403;

/**
 * The page's one socket: opened with the first subscription, closed with the last, opened again after every loss
 * with a growing pause. Subscriptions go on by themselves, and the gateway reads anew for each that comes back.
 */
export function createSubscriptionClient(url: string, onSessionEnded: () => void): Client {
  return createClient({
    url,
    lazy: true,
    lazyCloseTimeout: 3_000, // going from page to page keeps it
    keepAlive: 20_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (retries) => pause(Math.min(30_000, 500 * 2 ** retries) * (0.75 + Math.random() / 2)),
    on: {
      closed: (event) => {
        if ((event as Partial<CloseEvent>).code === sessionEnded) onSessionEnded();
      },
    },
  });
}

/** Ends early when the network is back. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });
