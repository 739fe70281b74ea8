import type {
  BlobStore,
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

/** Who renders the pages: a handler in this process, or a proxy to the web server. */
export interface Web {
  /** Answers GET and HEAD with whole pages; `x-page-scripts` holds the hashes of their inline scripts. */
  handle(request: Request): Promise<Response>;
  /** Folder of the browser's files; absent where `handle` answers for them too. */
  readonly assetsDir?: string;
  /** Pages that are made at once (default 8): few where that is work of this process, and holds up all else. */
  readonly atOnce?: number;
}

/** All that is replaceable under the gateway. */
export interface GatewayPlatform {
  readonly peers: Peers;
  /** Holds the only key whose word on viewers the services take. */
  readonly signer: Signer;
  readonly keyValue: KeyValue;
  readonly live: LiveChannel;
  readonly blobs: BlobStore;
  readonly captcha: Captcha;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Logger;
  readonly metrics: Registry;
  readonly web: Web;
}
