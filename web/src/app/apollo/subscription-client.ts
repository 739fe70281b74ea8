import { type Client, createClient, MessageType } from 'graphql-ws';
import { serverClock } from '../../lib/server-clock.js';
import { reconnectWaitMs } from './reconnect-wait.js';

/** Close code of a socket whose session has ended. */
const sessionEnded = 4403;
/** Silence on a socket before it is pinged, and the time for the answer to that ping. */
const QUIET_MS = 20_000;
const ANSWER_MS = 5_000;

/**
 * Manages the page's single socket: opens it with the first subscription and closes it with the last. After each loss it
 * reconnects after `reconnectWaitMs`, also when the socket hangs. Subscriptions resume by themselves, and the gateway then reads
 * fresh data for each.
 */
export function createSubscriptionClient(
  url: string,
  onSessionEnded: () => void,
  { quietMs = QUIET_MS, answerMs = ANSWER_MS } = {},
): Client {
  let answerTimer: ReturnType<typeof setTimeout> | undefined;
  let requestedMs: number | undefined;
  const client = createClient({
    url,
    lazy: true,
    lazyCloseTimeout: 3_000, // keeps the socket during navigation
    keepAlive: quietMs,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (retries) => {
      const waitMs = requestedMs ?? reconnectWaitMs(retries);
      requestedMs = undefined;
      return pause(waitMs);
    },
    on: {
      ping: (received) => {
        if (!received) answerTimer = setTimeout(() => client.terminate(), answerMs);
      },
      pong: (_received, payload) => {
        clearTimeout(answerTimer);
        serverClock.take(payload);
      },
      connected: (socket) =>
        serverClock.connect((payload) => {
          const open = socket as WebSocket;
          if (open.readyState === open.OPEN) open.send(JSON.stringify({ type: MessageType.Ping, payload }));
        }),
      closed: (event) => {
        clearTimeout(answerTimer);
        serverClock.connect(undefined);
        const { code, reason } = event as Partial<CloseEvent>;
        requestedMs = waitRequestedIn(reason);
        if (code === sessionEnded) onSessionEnded();
      },
    },
  });
  return client;
}

/** The wait that a gateway requests when it closes many sockets, so that clients reconnect one after the other. */
const waitRequestedIn = (reason = ''): number | undefined => {
  const wait = /^wait=(\d{1,6})$/.exec(reason)?.[1];
  return wait === undefined ? undefined : Number(wait);
};

/** The wait ends early when the network returns. */
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
