// A gateway with fake services that know one member, to measure the gateway alone. Sends its parent the port.
import { join } from 'node:path';
import {
  createLogger,
  createMetrics,
  createSigner,
  directoryBlobStore,
  generateKeys,
  memoryBroadcast,
  memoryKeyValue,
  memoryLiveChannel,
  noCaptcha,
  systemClock,
  systemIds,
} from '@seyir/kit/stateless';
import { createGateway, gatewayConfig } from '../../gateway/dist/index.js';
import type { DescService } from '@bufbuild/protobuf';
import type { Peers } from '@seyir/kit/stateless';

const root = process.argv[2] as string;
const member = { id: 'member-1', username: 'deniz', roles: [] };
const answers: Record<string, object> = {
  getSession: { session: { id: 'session-1', member } },
  setAvatar: { member: { ...member, avatar: 'avatars/u/1.webp' } },
};
const clock = systemClock();
const gateway = createGateway(
  gatewayConfig({
    mediaSecret: 's'.repeat(32),
    uploadsDir: join(root, 'uploads'),
    limits: { all: [], uploads: [] },
  }),
  {
    peers: {
      client: ({ methods }: DescService) =>
        Object.fromEntries(methods.map(({ localName }) => [localName, async () => answers[localName] ?? {}])),
      close: () => Promise.resolve(),
    } as Peers,
    signer: createSigner('gateway', generateKeys().privateKey, clock),
    keyValue: memoryKeyValue(clock),
    live: memoryLiveChannel(),
    broadcast: memoryBroadcast(),
    blobs: directoryBlobStore(join(root, 'blobs')),
    captcha: noCaptcha(),
    clock,
    ids: systemIds(),
    logger: createLogger({ service: 'gateway', level: 'warn' }),
    metrics: createMetrics(),
    web: { handle: async () => new Response('') },
  },
);
process.send?.({ port: await gateway.start() });
