import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createSigner,
  createVerifier,
  directoryBlobStore,
  generateKeys,
  memoryBroadcast,
  memoryKeyValue,
  memoryLiveChannel,
  noCaptcha,
  systemIds,
  type Captcha,
  type KeyValue,
  type LiveChannel,
  type Broadcast,
  type BlobStore,
} from '@seyir/kit/stateless';
import { adjustableClock, type AdjustableClock } from '@seyir/kit/testing/stateless';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import {
  createGateway,
  gatewayConfig,
  type Gateway,
  type GatewayConfig,
  type PagePurge,
  type Web,
} from '../../src/index.js';
import { fakePeers, type FakePeers } from './fake-peers.js';
import { populate } from './world.js';
import { member } from './world/things.js';

export interface Site {
  readonly url: string;
  readonly gateway: Gateway;
  readonly peers: FakePeers;
  readonly clock: AdjustableClock;
  readonly live: LiveChannel;
  readonly broadcast: Broadcast;
  readonly keyValue: KeyValue;
  readonly blobs: BlobStore;
  /** Sessions of accounts, by token. */
  readonly sessions: Map<string, { id: string; member: typeof member }>;
  /** The metrics at `/metrics`. */
  readonly metrics: Registry;
  /** Lines of the log. */
  readonly log: string[];
  /** Folder of photos that wait for decoding. */
  readonly uploadsDir: string;
  /** Like our own page: same origin, with the cookie of `token` if given. */
  post(path: string, body: unknown, options?: PostOptions): Promise<Response>;
  /** A second replica: another gateway over the same services and stores. It is closed with the site. */
  replica(): Promise<{ readonly url: string; readonly gateway: Gateway }>;
  graphql(query: string, variables?: object, options?: PostOptions): Promise<GraphqlAnswer>;
  close(): Promise<void>;
}

interface PostOptions {
  readonly token?: string;
  readonly headers?: Record<string, string>;
}

interface GraphqlAnswer {
  readonly status: number;
  readonly data?: Record<string, never> | null;
  readonly errors?: { message: string; path?: string[]; extensions: Record<string, unknown> }[];
}

export const PAGE = '<html><script>1</script></html>';
/** Hash of its inline script. */
export const PAGE_HASH = `sha256-${createHash('sha256').update('1').digest('base64')}`;

export interface SiteOptions {
  readonly config?: Partial<Omit<GatewayConfig, 'limits'>> & {
    readonly limits?: Partial<GatewayConfig['limits']>;
  };
  readonly web?: Web;
  readonly captcha?: Captcha;
  readonly pagePurge?: PagePurge;
}

/** A gateway on a free port over fake services; the token `token-1` belongs to the member `deniz`. */
export const startSite = async ({ config, web, captcha, pagePurge }: SiteOptions = {}): Promise<Site> => {
  const keys = generateKeys();
  const directory = await mkdtemp(join(tmpdir(), 'seyir-gateway-'));
  const uploadsDir = config?.uploadsDir ?? join(directory, 'uploads');
  const clock = adjustableClock();
  const live = memoryLiveChannel();
  const broadcast = memoryBroadcast();
  const keyValue = memoryKeyValue(clock);
  const blobs = directoryBlobStore(join(directory, 'blobs'));
  const peers = fakePeers(createVerifier('any', { gateway: [keys.publicKey] }, clock));
  const sessions = new Map([['token-1', { id: 'session-1', member }]]);
  populate(peers, sessions);
  const log: string[] = [];
  const metrics = new Registry();
  const started: Gateway[] = [];
  const close = async () => {
    for (const gateway of started) await gateway.close();
    await live.close();
    await broadcast.close();
    await keyValue.close();
    await rm(directory, { recursive: true, force: true });
  };
  const create = async () => {
    const gateway = createGateway(gatewayConfig({ mediaSecret: 's'.repeat(32), uploadsDir, ...config }), {
      peers,
      signer: createSigner('gateway', keys.privateKey, clock),
      keyValue,
      live,
      broadcast,
      blobs,
      captcha: captcha ?? noCaptcha(),
      clock,
      ids: systemIds(),
      logger: pino({ level: 'debug' }, { write: (line: string) => void log.push(line) }),
      metrics,
      pagePurge,
      web: web ?? {
        handle: () =>
          Promise.resolve(new Response(PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } })),
      },
    });
    started.push(gateway);
    return { gateway, port: await gateway.start() };
  };
  const { gateway, port } = await create().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const urlOf = (at: number) => `http://127.0.0.1:${at}`;
  const url = urlOf(port);

  const post = (path: string, body: unknown, { token, headers }: PostOptions = {}) =>
    fetch(url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        ...(token && { cookie: `sid=${token}` }),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  return {
    url,
    gateway,
    peers,
    clock,
    live,
    broadcast,
    keyValue,
    blobs,
    sessions,
    log,
    metrics,
    uploadsDir,
    post,
    async replica() {
      const other = await create();
      return { gateway: other.gateway, url: urlOf(other.port) };
    },
    async graphql(query, variables, options) {
      const response = await post('/graphql', { query, variables }, options);
      return { status: response.status, ...((await response.json()) as object) };
    },
    close,
  };
};
