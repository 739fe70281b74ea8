import type { Page } from 'playwright-core';

/** A request of a page, by the true clock. */
export interface Request {
  name: string;
  from: number;
  /** When it was answered whole; Infinity if it was not. */
  to: number;
  isCached: boolean;
}

/** Two requests this close belong to one step of the page. */
const STEP_MS = 2;

/** Records the requests of a page from now on. @returns those so far, the first one first */
export const watchRequests = async (page: Page): Promise<() => Request[]> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable', { maxPostDataSize: 65_536 });
  const found = new Map<string, Request>();
  /** True clock minus the browser's, in ms. */
  let offset = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    offset = (wallTime - timestamp) * 1_000;
    const from = wallTime * 1_000;
    found.set(requestId, { name: nameOf(request), from, to: Infinity, isCached: false });
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = found.get(requestId);
    if (request) request.isCached = true;
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const request = found.get(requestId);
    if (request && response.fromDiskCache) request.isCached = true;
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = found.get(requestId);
    if (request) request.to = timestamp * 1_000 + offset;
  });
  devtools.on('Network.webSocketCreated', ({ requestId, url }) => {
    found.set(requestId, { name: `socket ${pathOf(url)}`, from: Infinity, to: Infinity, isCached: false });
  });
  devtools.on('Network.webSocketWillSendHandshakeRequest', ({ requestId, timestamp }) => {
    const request = found.get(requestId);
    if (request) request.from = timestamp * 1_000 + offset;
  });
  devtools.on('Network.webSocketHandshakeResponseReceived', ({ requestId, timestamp }) => {
    const request = found.get(requestId);
    if (request) request.to = timestamp * 1_000 + offset;
  });
  return () => [...found.values()].sort((one, other) => one.from - other.from);
};

const pathOf = (url: string): string => {
  const { pathname } = new URL(url, 'http://page');
  return pathname.length > 60 ? `…${pathname.slice(-50)}` : pathname;
};

const nameOf = ({
  url,
  postData,
  headers,
}: {
  url: string;
  postData?: string | undefined;
  headers: Record<string, string>;
}): string => {
  const operation = /"operationName":"(\w+)"/.exec(postData ?? '')?.[1];
  const range = headers['Range'] ?? headers['range'];
  return operation ?? `${pathOf(url)}${range ? ` ${range}` : ''}`;
};

/**
 * The chain of requests that leads to a moment: the last one that was answered before it, the last one that was answered before
 * that one began, and so on. Each takes at least one round trip.
 */
export const chainOf = (requests: readonly Request[], until: number): Request[] => {
  const chain: Request[] = [];
  let end = until;
  for (;;) {
    const before = requests.filter(({ to, isCached }) => !isCached && to <= end + STEP_MS);
    const last = before.reduce<Request | undefined>(
      (found, one) => (found && found.to >= one.to ? found : one),
      undefined,
    );
    if (!last || last.from >= end) return chain;
    chain.unshift(last);
    end = last.from;
  }
};
