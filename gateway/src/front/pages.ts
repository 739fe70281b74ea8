import { DomainError, elapsed } from '@seyir/kit/stateless';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { byAddress } from '../context.js';
import type { PageReads, Parts } from '../parts.js';
import type { InFlight } from './in-flight.js';
import type { OpenRequests } from './open-requests.js';
import { publicOrigin } from './origin.js';
import { addressOf } from './page-address.js';
import { createPageCache, type Page } from './page-cache.js';
import { PAGE_READS, readsOf } from './page-reads.js';
import { contentSecurityPolicy, PAGE_SCRIPTS, scriptHashesOf } from './security-headers.js';
import { createTurns } from './turns.js';

/**
 * Of a page that another process made, or whose reads are not known: a wake may have come between its reads, through
 * another replica, and the moment that they became known here.
 */
const UNWATCHED_FRESH_MS = 5_000;

/**
 * A reader for whom there is an old page does not wait longer for a new one: what it is made from may not answer, or
 * too much is being made.
 */
const PATIENCE_MS = 400;

/** More at once would only wait for each other. */
const RENDERED_AT_ONCE = 8;
const MOST_WAITING = 200;

/** Those who are refused a page hear of it so late: they would come back at once, and refusing is work too. */
const REFUSED_AFTER_MS = 1_000;

const SIGN_IN = '/giris-yap';
const isSignIn = (target: string): boolean => target.split('?')[0] === SIGN_IN;

const forwarded = ['content-type', 'location', 'x-robots-tag', 'link', 'retry-after'];
/** Of files that the web server itself answers with. */
const forwardedOfFiles = [...forwarded, 'cache-control', 'etag', 'last-modified'];

/** GET and HEAD of everything that no other route answers: public pages, the same bytes for everybody. */
export const registerPages = (
  fastify: FastifyInstance,
  parts: Parts,
  openRequests: OpenRequests,
  inFlight: InFlight,
): void => {
  const { config, platform, watch, caps, limiter } = parts;
  const now = elapsed(platform.clock);
  const pages = createPageCache();
  const { atOnce } = platform.web;
  const turns = createTurns({
    ...{ atOnce: atOnce ?? RENDERED_AT_ONCE, mostWaiting: MOST_WAITING },
    rests: atOnce !== undefined,
  });
  const rendering = new Map<string, Promise<Page>>();

  const isUnchanged = (page: Page): boolean =>
    [...page.reads].every(([subject, version]) => watch.version(subject) === version);
  const ageOf = (page: Page): number => now() - page.madeAt;

  const render = async (url: string): Promise<Page> => {
    const reads: PageReads = new Map();
    const madeAt = now();
    // Of what the page before was made from: a wake that comes while this one is made is not missed.
    const before = new Map([...(pages.get(url)?.reads.keys() ?? [])].map((s) => [s, watch.version(s)]));
    const answer = await parts.pageReads.run(reads, () => platform.web.handle(new Request(url)));
    const isPage = /^text\/html\b/.test(answer.headers.get('content-type') ?? 'text/html');
    const content = Buffer.from(await answer.arrayBuffer());
    const scripts = isPage ? scriptHashesOf(answer.headers.get(PAGE_SCRIPTS)) : undefined;
    const headers = (isPage ? forwarded : forwardedOfFiles).flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const watched = reads.size > 0;
    const elsewhere = readsOf(answer.headers.get(PAGE_READS)).filter((subject) => !reads.has(subject));
    // Held as long as the page is kept, so that the wakes it counts on are heard.
    const releases = [...reads.keys(), ...elsewhere].map((subject) => watch.hold(subject));
    for (const subject of elsewhere) reads.set(subject, before.get(subject) ?? watch.version(subject));
    return {
      status: answer.status,
      headers: Object.fromEntries(headers),
      content,
      scripts,
      reads,
      freshMs: watched ? config.freshMs : Math.min(config.freshMs, UNWATCHED_FRESH_MS),
      madeAt,
      release: () => releases.forEach((release) => release()),
    };
  };

  const make = async (url: string): Promise<Page> => {
    const old = pages.get(url);
    const attempt = () =>
      render(url).catch((error: unknown) => {
        platform.logger.error({ err: error, url: new URL(url).pathname }, 'page failed');
        return undefined;
      });
    // One that is turned away has not failed: a flood must not fill the log.
    const page = await turns.take(attempt, old !== undefined);
    if (page && page.status < 500) {
      if (page.status < 400 && page.scripts) pages.set(url, page);
      else page.release();
      return page;
    }
    page?.release();
    if (old && now() - old.madeAt < config.staleMs) return old;
    if (page) return page;
    throw new DomainError('TRY_AGAIN', { reason: 'page failed', retryAfterMs: 1_000 });
  };

  /** One at a time of an address. */
  const renew = (url: string): Promise<Page> => {
    const running = rendering.get(url) ?? make(url).finally(() => rendering.delete(url));
    rendering.set(url, running);
    return running;
  };

  /** Charges the address of who begins to make a page, and nobody who waits for one that is being made. */
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
      await limiter.take('rendering', who);
      return await renew(url);
    } finally {
      release();
    }
  };

  /** A page for somebody who would have it made. */
  const makeFor = async (url: string, request: FastifyRequest, reply: FastifyReply): Promise<Page> => {
    // Refused at once, since a place lasts as long as the call: only as many as have one wait to be refused.
    openRequests.take(request, reply);
    return makeWithin(url, request, reply).catch(refuseLate);
  };

  const find = (url: string, request: FastifyRequest, reply: FastifyReply): Promise<Page> => {
    const known = pages.get(url);
    if (!known || ageOf(known) >= config.staleMs) return makeFor(url, request, reply);
    if (isUnchanged(known)) {
      if (ageOf(known) < known.freshMs) return Promise.resolve(known);
      // Old by its age alone: shown at once, and renewed behind.
      if (ageOf(known) < 2 * known.freshMs) {
        renew(url).catch(() => undefined);
        return Promise.resolve(known);
      }
    }
    return soonerOf(renew(url), known);
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
    // Tokens are fetched where one comes back from signing in, and nowhere else.
    const hosts = isSignIn(request.url) ? config.hosts : { ...config.hosts, identity: [] };
    return reply
      .status(page.status)
      .headers({
        ...page.headers,
        'content-security-policy': contentSecurityPolicy(page.scripts, hosts),
        // Pages change at any time: browsers ask each time.
        'cache-control': 'no-cache',
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
