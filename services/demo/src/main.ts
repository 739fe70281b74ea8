import {
  blobEnv,
  blobRule,
  blobStoreFrom,
  callerEnv,
  callerFrom,
  callerRules,
  ConfigError,
  faultText,
  patientPeers,
  readEnv,
  trustAuthorities,
  trustEnv,
  type BlobStore,
  type Peers,
} from '@seyir/kit';
import { AccountsService, CatalogueService, CommentsService, PlaybackService } from '@seyir/proto';
import { z } from 'zod';
import { DEMO_SEED, fillDemo } from './fill/fill-demo.js';
import { loginsFile } from './fill/logins.js';

/** The importer of a fleet: its key, where the services are, where the site's files lie. */
const env = z.object({
  SEYIR_DATA: z.string(),
  ...callerEnv.shape,
  ...blobEnv.shape,
  ...trustEnv.shape,
});
type Env = z.output<typeof env>;

// The first process of a container gets no signal that it does not ask for. What is missing then, the next run adds.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(signal, () => process.exit(code));

const say = (text: string) => process.stdout.write(`› ${text}\n`);
try {
  await run();
} catch (error) {
  process.stderr.write(`demo: ${faultText(error)}\n`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const given = readEnv(env, process.env, [...callerRules, blobRule]);
  trustAuthorities(given);
  const peers = patientPeers(callerFrom('importer', given).peers);
  try {
    const blobs = await blobStoreFrom(given);
    await reach(peers, blobs);
    await fill(given, peers, blobs);
  } finally {
    await peers.close();
  }
}

/** Sends each service and the store an empty request. One that does not answer is named before anything is stored. */
async function reach(peers: Peers, blobs: BlobStore): Promise<void> {
  const questions = {
    accounts: async () => peers.client(AccountsService).importMembers({}),
    catalogue: async () => peers.client(CatalogueService).getTitles({}),
    playback: async () => peers.client(PlaybackService).countKept({}),
    comments: async () => peers.client(CommentsService).countKept({}),
  };
  const refused = (what: string) => (cause: unknown) => {
    if (cause instanceof ConfigError) throw cause;
    throw new ConfigError(`${what}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  };
  for (const [name, ask] of Object.entries(questions))
    await ask().catch(refused(`PEERS: ${name} does not answer, or does not believe SIGNING_KEY`));
  await blobs
    .stat('images/none')
    .catch(refused('S3_ENDPOINT: the store does not answer, or refuses its keys'));
}

async function fill({ SEYIR_DATA }: Env, peers: Peers, blobs: BlobStore): Promise<void> {
  const filled = await fillDemo({
    ...{ peers, blobs, dataDir: SEYIR_DATA, seed: DEMO_SEED },
    now: new Date(),
    progress: say,
  });
  if (!filled) {
    say(`The demo was cleared from this site: it is not filled in again`);
    return;
  }
  // Not the passwords: whatever collects the output of a Job would hold the admin's.
  say(`${filled.created} new; logins are in ${loginsFile(SEYIR_DATA)}`);
}
