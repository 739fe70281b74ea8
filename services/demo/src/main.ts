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
import {
  AccountsService,
  CatalogueService,
  CommentsService,
  MessagingService,
  PlaybackService,
  SocialService,
} from '@seyir/proto';
import { z } from 'zod';
import { DEMO_SEED, fillDemo } from './fill/fill-demo.js';
import { loginsFile } from './fill/logins.js';

/** Environment of a fleet's importer: its key, the services' addresses, the site's file store. */
const env = z.object({
  SEYIR_DATA: z.string(),
  ...callerEnv.shape,
  ...blobEnv.shape,
  ...trustEnv.shape,
});
type Env = z.output<typeof env>;

// In a container the first process gets only signals that it handles. After an abrupt end the next run adds what is missing.
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

/** Sends each service and the store an empty request. One that does not answer is reported before anything is stored. */
async function reach(peers: Peers, blobs: BlobStore): Promise<void> {
  const questions = {
    accounts: async () => peers.client(AccountsService).importMembers({}),
    catalogue: async () => peers.client(CatalogueService).getTitles({}),
    playback: async () => peers.client(PlaybackService).countKept({}),
    comments: async () => peers.client(CommentsService).countKept({}),
    social: async () => peers.client(SocialService).countKept({}),
    messaging: async () => peers.client(MessagingService).countKept({}),
  };
  const refused = (what: string) => (cause: unknown) => {
    if (cause instanceof ConfigError) throw cause;
    throw new ConfigError(`${what}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  };
  for (const [name, ask] of Object.entries(questions))
    await ask().catch(refused(`PEERS: ${name} does not answer, or does not accept SIGNING_KEY`));
  await blobs
    .stat('images/none')
    .catch(refused('S3_ENDPOINT: the store does not answer, or refuses its keys'));
}

async function fill({ SEYIR_DATA }: Env, peers: Peers, blobs: BlobStore): Promise<void> {
  const filled = await fillDemo({
    peers,
    blobs,
    dataDir: SEYIR_DATA,
    seed: DEMO_SEED,
    now: new Date(),
    progress: say,
  });
  if (!filled) {
    say(`The demo was cleared from this site and is not filled in again`);
    return;
  }
  // No passwords: a log collector of a Job would get the admin's password.
  say(`${filled.created} new; logins are in ${loginsFile(SEYIR_DATA)}`);
}
