import { DomainError, elapsed } from '@seyir/kit/stateless';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { byAddress } from '../addresses/caller-address.js';
import { cachingOf } from '../cdn/page-caching.js';
import { BEHIND_MS } from '../live/ages.js';
import { isUnchanged, isWithdrawn, type PageReads } from '../live/page-reading.js';
import type { Parts } from '../parts.js';
import type { InFlight } from './in-flight.js';
import type { OpenRequests } from './open-requests.js';
import { publicOrigin } from './origin.js';
import { addressOf } from './page-address.js';
import { createPageCache, type Page } from './page-cache.js';
import { PAGE_READS, readsOf } from './page-reads.js';
import { contentSecurityPolicy, PAGE_SCRIPTS, scriptHashesOf } from './security-headers.js';
import { createTurns } from './turns.js';

/**
 * For a page of another process, or with unknown reads: a wake may have been sent after its reads, perhaps through another replica,
 * and before this process subscribed to their subjects.
 */
const UNWATCHED_FRESH_MS = 5_000;

/**
 * Maximum time that a reader with a very old cached page waits for a new one. The page's services may not answer, or too many pages
 * are being rendered.
 */
const PATIENCE_MS = 400;

/** How long a "not found" page is cached, so that many requests for its address render it once. */
const MISSING_FRESH_MS = 10_000;
const missing: ReadonlySet<number> = new Set([404, 410]);

/** More concurrent renders would only wait for each other. */
const RENDERED_AT_ONCE = 8;
const MOST_WAITING = 200;

/** A refusal is delayed by this time: otherwise the client would retry at once, and refusing costs work too. */
const REFUSED_AFTER_MS = 1_000;

const SIGN_IN = '/giris-yap';
const isSignIn = (target: string): boolean => target.split('?')[0] === SIGN_IN;

const forwarded = ['content-type', 'location', 'x-robots-tag', 'link', 'retry-after'];
/** Headers of files that the web server itself sends. */
const forwardedOfFiles = [...forwarded, 'cache-control', 'etag', 'last-modified'];

/** Answers GET and HEAD of all other routes with public pages, with the same bytes for everybody. */
export const registerPages = (
  fastify: FastifyInstance,
  parts: Parts,
  openRequests: OpenRequests,
  inFlight: InFlight,
): void => {
  const { config, platform, watch, caps, limiter, keptPages } = parts;
  const now = elapsed(platform.clock);
  const pages = createPageCache();
  const { atOnce } = platform.web;
  const turns = createTurns({
    atOnce: atOnce ?? RENDERED_AT_ONCE,
    mostWaiting: MOST_WAITING,
    rests: atOnce !== undefined,
  });
  const rendering = new Map<string, Promise<Page>>();

  const ageOf = (page: Page): number => now() - page.madeAt;
  /** Whether an old page may be shown. A "not found" page may not, because the page may exist now. */
  const canStandIn = (page: Page): boolean =>
    !page.isMissing && ageOf(page) < config.staleMs && !isWithdrawn(watch, page.reads);

  const render = async (url: string): Promise<Page> => {
    const reads: PageReads = new Map();
    const madeAt = now();
    // For subjects that are already subscribed, a wake during the rendering is noticed.
    const mark = watch.mark();
    const answer = await parts.pages.run(reads, () => platform.web.handle(new Request(url)));
    const isPage = /^text\/html\b/.test(answer.headers.get('content-type') ?? 'text/html');
    const content = Buffer.from(await answer.arrayBuffer());
    const scripts = isPage ? scriptHashesOf(answer.headers.get(PAGE_SCRIPTS)) : undefined;
    const headers = (isPage ? forwarded : forwardedOfFiles).flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const watched = reads.size > 0;
    const isMissing = missing.has(answer.status);
    const freshMs = watched ? config.freshMs : Math.min(config.freshMs, UNWATCHED_FRESH_MS);
    const reported = readsOf(answer.headers.get(PAGE_READS)).filter((source) => !reads.has(source));
    for (const source of reported) reads.set(source, watch.isSubscribed(source) ? mark : watch.mark());
    // Subscribed as long as the page is cached, so that its wakes arrive.
    const releases = [...reads.keys()].map((source) => watch.hold(source));
    return {
      status: answer.status,
      headers: Object.fromEntries(headers),
      content,
      scripts,
      reads,
      isMissing,
      freshMs: isMissing ? Math.min(freshMs, MISSING_FRESH_MS) : freshMs,
      madeAt,
      release: () => releases.forEach((release) => release()),
    };
  };

  /** @param who the requesting address; undefined for a renewal */
  const make = async (url: string, who: string | undefined): Promise<Page> => {
    const old = pages.get(url);
    const attempt = () =>
      render(url).catch((error: unknown) => {
        platform.logger.error({ err: error, url: new URL(url).pathname }, 'page failed');
        return undefined;
      });
    // A refused render is no failure: a flood must not fill the log.
    const page = await turns.take(attempt, who);
    if (page && page.status < 500) {
      if (page.scripts && (page.status < 400 || page.isMissing)) pages.set(url, page);
      else {
        pages.delete(url);
        page.release();
      }
      return page;
    }
    page?.release();
    if (old && canStandIn(old)) return old;
    if (page) return page;
    throw new DomainError('TRY_AGAIN', { reason: 'page failed', retryAfterMs: 1_000 });
  };

  /** At most one render per address at a time. */
  const renew = (url: string, who?: string): Promise<Page> => {
    const running = rendering.get(url) ?? make(url, who).finally(() => rendering.delete(url));
    rendering.set(url, running);
    return running;
  };

  /** Counts the render for the address that starts it, not for those that wait for a running one. */
  const makeWithin = async (url: string, request: FastifyRequest, reply: FastifyReply): Promise<Page> => {
    const running = rendering.get(url);
    if (running) {
      inFlight.admit(request, reply);
      return running;
    }
    const who = byAddress(request.ip);
    const release = caps.take('renders', who);
    try {
      inFlight.admit(request, reply);
      await limiter.check('missing', who);
      await limiter.take('rendering', who);
      const page = await renew(url, who);
      // Counted after the rendering, so that a reader who follows links does not reach the limit.
      if (page.isMissing) await limiter.take('missing', who).catch(() => undefined);
      return page;
    } finally {
      release();
    }
  };

  /** Renders a page for a reader who must wait for it. */
  const makeFor = async (url: string, request: FastifyRequest, reply: FastifyReply): Promise<Page> => {
    // A call takes its place before a delayed refusal, so the number of places also limits the calls that wait to be refused.
    openRequests.take(request, reply);
    return makeWithin(url, request, reply).catch(refuseLate);
  };

  const find = (url: string, request: FastifyRequest, reply: FastifyReply): Promise<Page> => {
    const known = pages.get(url);
    if (known && ageOf(known) < known.freshMs && isUnchanged(watch, known.reads))
      return Promise.resolve(known);
    if (!known || !canStandIn(known)) return makeFor(url, request, reply);
    const renewed = renew(url);
    if (ageOf(known) >= known.freshMs + BEHIND_MS) return soonerOf(renewed, known);
    renewed.catch(() => undefined);
    return Promise.resolve(known);
  };

  const soonerOf = async (running: Promise<Page>, known: Page): Promise<Page> => {
    const there = new AbortController();
    const late = platform.clock.sleep(PATIENCE_MS, there.signal).then(
      () => known,
      () => running,
    );
    return Promise.race([running, late]).finally(() => there.abort());
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const origin = publicOrigin(config.origin, request.headers.host);
    if (!origin) throw new DomainError('BAD_ORIGIN', { reason: 'host' });
    const page = await find(addressOf(request.url, origin), request, reply);
    if (!page.scripts) return reply.status(page.status).headers(page.headers).send(page.content);
    // Only the page after a sign-in requests tokens.
    const hosts = isSignIn(request.url) ? config.hosts : { ...config.hosts, identity: [] };
    return reply
      .status(page.status)
      .headers({
        ...page.headers,
        'content-security-policy': contentSecurityPolicy(page.scripts, hosts),
        ...cachingOf({ ...page, isFresh: ageOf(page) < page.freshMs }, watch, keptPages),
      })
      .send(page.content);
  };

  const refuseLate = async (error: unknown): Promise<never> => {
    if (error instanceof DomainError && error.details.retryAfterMs !== undefined)
      await platform.clock.sleep(REFUSED_AFTER_MS);
    throw error;
  };

  const options = { config: { admitsItself: true } };
  fastify.get('/', options, answer);
  fastify.get('/*', options, answer);
};
