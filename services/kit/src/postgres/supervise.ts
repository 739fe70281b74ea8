import { setTimeout as delay } from 'node:timers/promises';
import { stopOrphan } from './orphan.js';
import { launchPostmaster, type Launch, type Postmaster } from './postmaster.js';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5_000;

export interface SupervisedPostgres {
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts the server, and restarts it whenever it dies until it is stopped; PostgreSQL then recovers from its log. */
export async function supervise(launch: Launch): Promise<SupervisedPostgres> {
  const stopping = new AbortController();
  let current = await startClean(launch);
  const watch = async () => {
    // A stop during a restart waits for this loop, so that it then stops the new server.
    while (!stopping.signal.aborted) {
      const end = await current.ended;
      if (stopping.signal.aborted) return;
      launch.log(`PostgreSQL ${current.pid} ${end}; starting it again`);
      const next = await restart(launch, stopping.signal);
      if (next === undefined) return;
      current = next;
    }
  };
  const watched = watch();
  return {
    get pid() {
      return current.pid;
    },
    async stop() {
      stopping.abort();
      await current.stop();
      await watched;
      await current.stop(); // a restart may have started another server meanwhile
    },
  };
}

async function startClean(launch: Launch): Promise<Postmaster> {
  await stopOrphan(launch.data, launch.log);
  return launchPostmaster(launch);
}

/** Retries until it succeeds; undefined if stopped first. */
async function restart(launch: Launch, stopped: AbortSignal): Promise<Postmaster | undefined> {
  for (let pause = FIRST_PAUSE_MS; !stopped.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await startClean(launch);
    } catch (error) {
      launch.log(String(error));
      await delay(pause, undefined, { signal: stopped }).catch(() => undefined);
    }
  }
  return undefined;
}
