import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callerOf, type Caller } from '../../site/caller.ts';
import { unlimited } from '../../lib/limits.ts';
import { loginsIn, startEmbedded, type Login, type Program } from '../../lib/site.ts';

/** The site under attack. */
export interface AttackedSite {
  origin: string;
  /** its folder; undefined for a site that the attack did not start */
  data: string | undefined;
  /** the folder of its mails */
  mails: string | undefined;
  pid: number | undefined;
  /** two members, then a moderator, an editor, an admin */
  logins: Login[];
  /** the short form: fewer attempts of each kind */
  short: boolean;
  visitor: Caller;
  /** opens a new session of the demo login at this index */
  as: (place: number) => Promise<Caller>;
}

const attackedSite = (facts: Omit<AttackedSite, 'visitor' | 'as'>): AttackedSite => {
  const visitor = callerOf(facts.origin);
  return {
    ...facts,
    visitor,
    as(place) {
      const login = facts.logins[place];
      if (!login) throw new Error(`there is no demo login ${place}`);
      return visitor.signedIn(login);
    },
  };
};

/** Returns a site that is already running. */
export const runningSite = ({
  origin,
  loginsFolder,
  mails,
  short,
}: {
  origin: string;
  loginsFolder: string;
  mails: string | undefined;
  short: boolean;
}) => attackedSite({ origin, data: undefined, mails, pid: undefined, logins: loginsIn(loginsFolder), short });

/** Runs embedded sites on one folder of demo content, one at a time; another environment needs a restart. */
export const openSites = ({ short }: { short: boolean }) => {
  const folder = mkdtempSync(join(tmpdir(), 'seyir-attack-'));
  const data = join(folder, 'data');
  let running: { key: string; program: Program; site: AttackedSite } | undefined;
  const stop = async () => {
    await running?.program.stop();
    running = undefined;
  };
  return {
    /** @param settings default: no limits */
    async with(settings: Record<string, string> = unlimited): Promise<AttackedSite> {
      const key = JSON.stringify(settings);
      // A crashed site is restarted for the next attack.
      if (running?.key === key && existsSync(`/proc/${running.program.pid}`)) return running.site;
      await stop();
      const program = await startEmbedded(data, { LOG_LEVEL: 'error', ...settings });
      const { origin, pid } = program;
      const site = attackedSite({
        origin,
        pid,
        data,
        mails: join(data, 'mails'),
        logins: loginsIn(data),
        short,
      });
      running = { key, program, site };
      return site;
    },
    stop,
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
