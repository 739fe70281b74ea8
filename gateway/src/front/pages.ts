import { randomBytes } from 'node:crypto';
import { DomainError, elapsed } from '@seyir/kit/stateless';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PageReads, Parts } from '../parts.js';
import { publicOrigin } from './origin.js';
import { addressOf } from './page-address.js';
import { PAGE_READS, readsOf } from './page-reads.js';
import { contentSecurityPolicy } from './security-headers.js';
import { createTurns } from './turns.js';

/** What the web client writes where a nonce belongs. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The text between the places of the nonce; bytes of what is no page. */
  readonly content: readonly string[] | Buffer;
  /** What it was made from, as far as is known. */
  readonly reads: PageReads;
  readonly freshMs: number;
  readonly madeAt: number;
  release: () => void;
}

/**
 * Of a page that another process made, or whose reads are not known: a wake may have come between its reads, through
 * another replica, and the moment that they became known here.
 */
const UNWATCHED_FRESH_MS = 5_000;

/** A reader for whom there is an old page does not wait longer for a new one: what it is made from may not answer. */
const PATIENCE_MS = 2_000;

/** More at once would only wait for each other: rendering is work of the one thread. */
const RENDERED_AT_ONCE = 8;
const MOST_WAITING = 200;

const SIGN_IN = '/giris-yap';
const isSignIn = (target: string): boolean => target.split('?')[0] === SIGN_IN;

const forwarded = ['content-type', 'location', 'x-robots-tag', 'link', 'retry-after'];
/** Of files that the web server itself answers with. */
const forwardedOfFiles = [...forwarded, 'cache-control', 'etag', 'last-modified'];

/** GET and HEAD of everything that no other route answers: public pages, the same for everybody but for the nonce. */
export const registerPages = (fastify: FastifyInstance, parts: Parts): void => {
  const { config, platform, watch } = parts;
  const now = elapsed(platform.clock);
  const kept = (max: number) => new LRUCache<string, Page>({ max, dispose: (page) => page.release() });
  // What is searched for has no end: pages with a query must not push out those without.
  const plain = kept(500);
  const queried = kept(100);
  const cacheOf = (url: string) => (url.includes('?') ? queried : plain);
  const turns = createTurns(RENDERED_AT_ONCE, MOST_WAITING);
  const rendering = new Map<string, Promise<Page>>();

  const isFresh = (page: Page): boolean =>
    now() - page.madeAt < page.freshMs &&
    [...page.reads].every(([subject, version]) => watch.version(subject) === version);

  const render = async (url: string): Promise<Page> => {
    const reads: PageReads = new Map();
    const madeAt = now();
    // Of what the page before was made from: a wake that comes while this one is made is not missed.
    const before = new Map(
      [...(cacheOf(url).get(url)?.reads.keys() ?? [])].map((s) => [s, watch.version(s)]),
    );
    const answer = await parts.pageReads.run(reads, () => platform.web.handle(new Request(url)));
    const isPage = /^text\/html\b/.test(answer.headers.get('content-type') ?? 'text/html');
    const content = isPage
      ? (await answer.text()).split(NONCE_PLACEHOLDER)
      : Buffer.from(await answer.arrayBuffer());
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
      reads,
      freshMs: watched ? config.freshMs : Math.min(config.freshMs, UNWATCHED_FRESH_MS),
      madeAt,
      release: () => releases.forEach((release) => release()),
    };
  };

  const make = async (url: string): Promise<Page> => {
    const old = cacheOf(url).get(url);
    const page = await turns
      .take(() => render(url))
      .catch((error: unknown) => {
        platform.logger.error({ err: error, url: new URL(url).pathname }, 'page failed');
        return undefined;
      });
    if (page && page.status < 500) {
      if (page.status < 400 && !Buffer.isBuffer(page.content)) cacheOf(url).set(url, page);
      else page.release();
      return page;
    }
    page?.release();
    if (old && now() - old.madeAt < config.staleMs) return old;
    if (page) return page;
    throw new DomainError('TRY_AGAIN', { reason: 'page failed', retryAfterMs: 1_000 });
  };

  const find = (url: string): Promise<Page> => {
    const known = cacheOf(url).get(url);
    if (known && isFresh(known)) return Promise.resolve(known);
    const running = rendering.get(url) ?? make(url).finally(() => rendering.delete(url));
    rendering.set(url, running);
    return known && now() - known.madeAt < config.staleMs ? soonerOf(running, known) : running;
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
    const page = await find(addressOf(request.url, origin));
    if (Buffer.isBuffer(page.content))
      return reply.status(page.status).headers(page.headers).send(page.content);
    const nonce = randomBytes(16).toString('base64url');
    // Tokens are fetched where one comes back from signing in, and nowhere else.
    const hosts = isSignIn(request.url) ? config.hosts : { ...config.hosts, identity: [] };
    return reply
      .status(page.status)
      .headers({
        ...page.headers,
        'content-security-policy': contentSecurityPolicy(nonce, hosts),
        // The nonce is for this answer alone.
        'cache-control': 'no-cache',
      })
      .send(page.content.join(nonce));
  };

  fastify.get('/', answer);
  fastify.get('/*', answer);
};
