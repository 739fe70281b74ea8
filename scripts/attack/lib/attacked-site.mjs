import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callerOf } from '../../lib/caller.mjs';
import { unlimited } from '../../lib/limits.mjs';
import { loginsIn, startEmbedded } from '../../lib/site.mjs';

/**
 * The site as an attack meets it.
 * @typedef {object} AttackedSite
 * @property {string} origin
 * @property {string | undefined} data its folder; undefined for a site that the attack did not start
 * @property {string | undefined} mails the folder that it writes its mails to
 * @property {number | undefined} pid
 * @property {{ username: string, password: string, roles: string[] }[]} logins two members, then a moderator, an editor, an admin
 * @property {boolean} short the short form: fewer attempts of each kind
 * @property {import('../../lib/caller.mjs').Caller} visitor
 * @property {(place: number) => Promise<import('../../lib/caller.mjs').Caller>} as a new session of the demo login at this place
 */

/** @param {Omit<AttackedSite, 'visitor' | 'as'>} facts @returns {AttackedSite} */
const attackedSite = (facts) => {
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

/** A site that runs already. @param {{ origin: string, loginsFolder: string, mails: string | undefined, short: boolean }} options */
export const runningSite = ({ origin, loginsFolder, mails, short }) =>
  attackedSite({ origin, data: undefined, mails, pid: undefined, logins: loginsIn(loginsFolder), short });

/**
 * Embedded sites on one folder of demo content, one at a time: another environment is a restart.
 * @param {{ short: boolean }} options
 */
export const openSites = ({ short }) => {
  const folder = mkdtempSync(join(tmpdir(), 'seyir-attack-'));
  const data = join(folder, 'data');
  /** @type {{ key: string, program: import('../../lib/site.mjs').Program, site: AttackedSite } | undefined} */
  let running;
  const stop = async () => {
    await running?.program.stop();
    running = undefined;
  };
  return {
    /** @param {Record<string, string>} [settings] without them: no limits @returns {Promise<AttackedSite>} */
    async with(settings = unlimited) {
      const key = JSON.stringify(settings);
      // A site that died meanwhile is started again for the next attack.
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
