import { isIPv4, isIPv6, SocketAddress } from 'node:net';
import type { Viewer } from '@seyir/kit/stateless';
import { createLoaders, type Loaders } from './loaders.js';
import type { Parts } from './parts.js';
import { withOptions, type Services } from './services.js';
import { viewerOf, type KnownSession, type SessionState } from './sessions/session.js';

/** What is known of the caller besides who it is. */
export interface RequestFacts {
  readonly requestId: string;
  /** Address of the caller; forwarded headers count only from configured proxies. */
  readonly address: string;
  readonly userAgent: string;
  readonly traceparent?: string;
  readonly idempotencyKey?: string;
  /** Sets or clears the session's cookie; absent on doors that have no answer to put one in. */
  readonly cookie?: { set(token: string, maxAgeSeconds?: number): void; clear(): void };
  /** What the browser keeps of a registration, empty for nothing; absent where `cookie` is. */
  readonly registration?: {
    readonly secret: string;
    set(secret: string, maxAgeSeconds: number): void;
    clear(): void;
  };
  /** Counted against no limit: the web server's own reads. */
  readonly unlimited?: boolean;
}

/** What an operation is given with its input: one for each request, subscription or page. */
export class Ctx {
  /** An object of its own: Apollo Server hands a shallow copy of the context to its resolvers. */
  private readonly changing: { state: SessionState; loaders?: Loaders };
  readonly services: Services;

  constructor(
    readonly parts: Parts,
    readonly facts: RequestFacts,
    state: SessionState,
  ) {
    this.changing = { state };
    this.services = withOptions(parts.services, async () => ({
      viewerToken: await parts.platform.signer.viewer(this.viewer),
      requestId: facts.requestId,
      ...(facts.traceparent && { traceparent: facts.traceparent }),
    }));
  }

  get state(): SessionState {
    return this.changing.state;
  }

  get viewer(): Viewer {
    return viewerOf(this.state);
  }

  get loaders(): Loaders {
    return (this.changing.loaders ??= createLoaders(this));
  }

  /** Forgets what was loaded: a subscription reads anew at each wake. */
  renewLoaders(): void {
    delete this.changing.loaders;
  }

  /** From here on the request speaks for the member who has just signed in. */
  signedIn(session: KnownSession, token: string): void {
    this.changing.state = { kind: 'active', session, token };
    this.renewLoaders();
  }

  signedOut(): void {
    this.changing.state = { kind: 'none' };
    this.renewLoaders();
  }

  /** Whom limits count on: the session of a member, the address of a visitor (IPv6 by /64). */
  get countedAs(): string {
    return this.state.kind === 'active' ? `s:${this.state.session.id}` : byAddress(this.facts.address);
  }
}

/** Whom limits count on while nobody is known. */
export const byAddress = (address: string): string => `a:${network(address)}`;

/** The /64 of an IPv6 address; an IPv4 address as it is. All that is no address is one. */
const network = (forwarded: string): string => {
  // Some proxies add a port: `1.2.3.4:5678`, `[2001:db8::1]:443`.
  const given =
    /^\[(.*)\](?::\d+)?$/.exec(forwarded)?.[1] ?? /^([\d.]+):\d+$/.exec(forwarded)?.[1] ?? forwarded;
  if (isIPv4(given)) return given;
  if (!isIPv6(given)) return 'unknown';
  const [withoutZone = ''] = given.split('%');
  const { address } = new SocketAddress({ address: withoutZone, family: 'ipv6' });
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice('::ffff:'.length);
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
};
