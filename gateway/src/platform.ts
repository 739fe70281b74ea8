import type {
  BlobStore,
  Broadcast,
  Captcha,
  Clock,
  Ids,
  KeyValue,
  LiveChannel,
  Peers,
  Signer,
} from '@seyir/kit/stateless';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { PagePurge } from './cdn/page-purge.js';

/** Renders the pages: a handler in this process, or a proxy to the web server. */
export interface Web {
  /** Answers GET and HEAD with whole pages; the header `x-page-scripts` holds the hashes of their inline scripts. */
  handle(request: Request): Promise<Response>;
  /** Folder of the browser's files; undefined if `handle` serves them too. */
  readonly assetsDir?: string;
  /** Maximum number of concurrent renders (default 8); few if rendering blocks this process. */
  readonly atOnce?: number;
}

/** The replaceable parts below the gateway. */
export interface GatewayPlatform {
  readonly peers: Peers;
  /** Has the only signing key whose statements about viewers the services accept. */
  readonly signer: Signer;
  readonly keyValue: KeyValue;
  readonly live: LiveChannel;
  readonly broadcast: Broadcast;
  readonly blobs: BlobStore;
  readonly captcha: Captcha;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Logger;
  readonly metrics: Registry;
  readonly web: Web;
  /** Removes outdated pages from the caches in front of the site; undefined if no cache is configured. */
  readonly pagePurge?: PagePurge | undefined;
}
