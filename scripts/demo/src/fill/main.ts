import {
  blobEnv,
  blobStoreFrom,
  createSigner,
  grpcEnv,
  grpcPeers,
  grpcTlsFrom,
  keyEnv,
  readEnv,
} from '@seyir/kit';
import { z } from 'zod';
import { DEMO_SEED, fillDemo } from './fill-demo.js';

/** The importer of a fleet: its key, where the services are, where the site's files lie. */
const env = z.object({
  PEERS: z.string().transform((text): Record<string, string> => JSON.parse(text) as Record<string, string>),
  SIGNING_KEY: keyEnv.shape.SIGNING_KEY,
  SEYIR_DATA: z.string(),
  ...blobEnv.shape,
  ...grpcEnv.shape,
});

// The first process of a container gets no signal that it does not ask for. What is missing then, the next run adds.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(signal, () => process.exit(code));

const given = readEnv(env, process.env);
const { PEERS, SIGNING_KEY, SEYIR_DATA } = given;
const addresses = Object.entries(PEERS).map(([name, list]) => [name, list.split(',')] as const);
const peers = grpcPeers(
  Object.fromEntries(addresses),
  createSigner('importer', SIGNING_KEY),
  grpcTlsFrom(given),
);
const say = (text: string) => process.stdout.write(`› ${text}\n`);
try {
  await fill();
} finally {
  await peers.close();
}

async function fill(): Promise<void> {
  const filled = await fillDemo({
    peers,
    blobs: await blobStoreFrom(given),
    dataDir: SEYIR_DATA,
    seed: DEMO_SEED,
    now: new Date(),
    progress: say,
  });
  if (!filled) {
    say(`The demo was cleared from this site: it is not filled in again`);
    return;
  }
  const { created, logins } = filled;
  say(`${created} new; logins: ${logins.map((l) => `${l.username} ${l.password}`).join(', ')}`);
}
