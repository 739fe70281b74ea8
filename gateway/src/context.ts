import type { Viewer } from '@seyir/kit/stateless';
import { byAddress } from './addresses/caller-address.js';
import { createLoaders, type Loaders } from './loaders.js';
import type { Parts } from './parts.js';
import { withOptions, type Services } from './services.js';
import { viewerOf, type KnownSession, type SessionState } from './sessions/session.js';

/** Data of a request, in addition to its viewer. */
export interface RequestFacts {
  readonly requestId: string;
  /** Result of `callerAddress`; forwarded headers are trusted only from configured proxies. */
  readonly address: string;
  readonly userAgent: string;
  readonly traceparent?: string;
  readonly idempotencyKey?: string;
  /** Sets or clears the session's cookie; undefined on transports without a response for it. */
  readonly cookie?: { set(token: string, maxAgeSeconds?: number): void; clear(): void };
  /** The browser's secret of a registration, empty for none; undefined if `cookie` is. */
  readonly registration?: {
    readonly secret: string;
    set(secret: string, maxAgeSeconds: number): void;
    clear(): void;
  };
  /** Whether the browser has the cookie of the age confirmation (product-spec §4). */
  readonly ageConfirmed?: boolean;
  /** Exempt from all limits: the web server's own reads. */
  readonly unlimited?: boolean;
}

/** The context of operations: one per request, subscription or page. */
export class Ctx {
  private session: SessionState;
  private loaded: Loaders | undefined;
  readonly services: Services;

  constructor(
    readonly parts: Parts,
    private readonly request: RequestFacts,
    state: SessionState,
  ) {
    this.session = state;
    const { requestId, traceparent } = request;
    this.services = withOptions(parts.services, async () => {
      parts.pages.forbidSharing();
      const viewerToken = await parts.platform.signer.viewer(this.viewer);
      return { viewerToken, requestId, ...(traceparent && { traceparent }) };
    });
  }

  /** An answer that uses them is only for this request. */
  get facts(): RequestFacts {
    this.parts.pages.forbidSharing();
    return this.request;
  }

  /** Whether the browser has the cookie of the age confirmation. Shared answers are kept apart by it. */
  get ageConfirmed(): boolean {
    return this.request.ageConfirmed ?? false;
  }

  get state(): SessionState {
    return this.session;
  }

  get viewer(): Viewer {
    return viewerOf(this.state, this.parts.platform.clock.now().getTime());
  }

  get loaders(): Loaders {
    return (this.loaded ??= createLoaders(this));
  }

  /** Clears loaded data: a subscription reads again at each wake. */
  renewLoaders(): void {
    this.loaded = undefined;
  }

  /** From now on the request belongs to the member who has just signed in. */
  signedIn(session: KnownSession, token: string): void {
    this.session = { kind: 'active', session, token };
    this.renewLoaders();
  }

  signedOut(): void {
    this.session = { kind: 'none' };
    this.renewLoaders();
  }

  /** The limit key: the session of a member, the address of a visitor (IPv6 by /64). */
  get countedAs(): string {
    return this.state.kind === 'active' ? `s:${this.state.session.id}` : byAddress(this.facts.address);
  }
}
