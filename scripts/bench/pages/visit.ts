import type { Browser } from 'playwright-core';

/** Observation time after the load event; later work does not belong to the first view. */
const WATCHED_MS = 2_500;

/** A mid-range phone on an average network. */
const SLOW = {
  latency: 40,
  downloadThroughput: 10_000_000 / 8,
  uploadThroughput: 10_000_000 / 8,
  offline: false,
};
const SLOWER_CPU = 4;

/** One first visit: times in ms, sizes in transferred bytes. */
export interface Visit {
  lcp: number;
  blocked: number;
  kilobytes: number;
  /** Without the player's. */
  scriptKilobytes: number;
  /** Layout shift, as in the web vitals: the worst session of shifts. */
  shift: number;
  /** Number of elements. */
  elements: number;
}

/** The scripts that only a player needs: shaka and our own controls. */
const PLAYER = /\/assets\/[^/]*(shaka|player)[^/]*\.js$/;

/**
 * One first visit with empty caches.
 * @param options slow: 4 × CPU, 10 Mbit/s, 40 ms
 */
export const visit = async (
  browser: Browser,
  address: string,
  { slow }: { slow: boolean },
): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'tr-TR' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const kinds: Map<string, string> = new Map();
    const bytes = { all: 0, script: 0 };
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      kinds.set(requestId, type === 'Script' && PLAYER.test(response.url) ? 'Player' : type);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      if (kind === 'Media') return;
      bytes.all += encodedDataLength;
      if (kind === 'Script') bytes.script += encodedDataLength;
    });
    if (slow) {
      await session.send('Network.emulateNetworkConditions', SLOW);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
    }
    await page.addInitScript(observe);
    await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
    await page.waitForTimeout(WATCHED_MS);
    const seen = await page.evaluate<Pick<Visit, 'lcp' | 'blocked' | 'shift'>>('globalThis.seen');
    const elements = await page.locator('*').count();
    return { ...seen, elements, kilobytes: bytes.all / 1000, scriptKilobytes: bytes.script / 1000 };
  } finally {
    await context.close();
  }
};

/** Runs in the page. Blocking time is the part of long tasks beyond 50 ms. */
const observe = () => {
  const seen = { lcp: 0, blocked: 0, shift: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  // A session of shifts lasts at most 5 s and ends with 1 s without one.
  const session = { value: 0, begun: 0, last: -Infinity };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { startTime, value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (hadRecentInput) continue;
      if (startTime - session.last > 1_000 || startTime - session.begun > 5_000)
        Object.assign(session, { value: 0, begun: startTime });
      session.last = startTime;
      session.value += value;
      seen.shift = Math.max(seen.shift, session.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};
