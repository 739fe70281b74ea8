import {
  blobEnv,
  blobStoreFrom,
  callerEnv,
  callerFrom,
  patientPeers,
  readEnv,
  trustAuthorities,
  trustEnv,
} from '@seyir/kit';
import { z } from 'zod';
import { DEMO_SEED, fillDemo } from './fill-demo.js';

/** The importer of a fleet: its key, where the services are, where the site's files lie. */
const env = z.object({
  SEYIR_DATA: z.string(),
  ...callerEnv.shape,
  ...blobEnv.shape,
  ...trustEnv.shape,
});

// The first process of a container gets no signal that it does not ask for. What is missing then, the next run adds.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(signal, () => process.exit(code));

const given = readEnv(env, process.env);
trustAuthorities(given);
const { peers } = callerFrom('importer', given);
const say = (text: string) => process.stdout.write(`› ${text}\n`);
try {
  await fill();
} finally {
  await peers.close();
}

async function fill(): Promise<void> {
  const filled = await fillDemo({
    peers: patientPeers(peers),
    blobs: await blobStoreFrom(given),
    dataDir: given.SEYIR_DATA,
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
