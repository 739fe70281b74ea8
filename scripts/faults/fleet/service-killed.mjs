import { randomUUID } from 'node:crypto';
import { CallFailed } from '../lib/door.mjs';
import { waitFor } from '../../lib/wait.mjs';

const DEADLINE_MS = 5_000;
const BACK_MS = 20_000;
const TRIES = 3;

/** @typedef {import('../lib/door.mjs').Member} Member */
/** Without accounts a session that no cache holds cannot be told; the public goes on. */
const ofMembers = new Set(['playback', 'notifications']);

/** @typedef {(door: import('../lib/door.mjs').Door, member: Member) => Promise<unknown>} Probe */

/** @type {import('./fleet-site.mjs').Scenario} */
export const serviceKilled = {
  name: 'a service killed',
  says: 'its calls fail within their deadline with TRY_AGAIN, the others answer, it is back within 20 s',
  async run(site, { long, say }) {
    /** @type {string[]} */
    const findings = [];
    const facts = [];
    const [login] = /** @type {[{ username: string, password: string }]} */ (site.logins);
    const member = await site.door.signIn(login);
    const { door } = site;
    const probes = probesOf(login);
    for (const unit of long ? Object.keys(probes) : ['catalogue', 'notifications']) {
      for (const [name, probe] of Object.entries(probes))
        await probe(door, member).catch((error) =>
          findings.push(`${name} before ${unit} was killed: ${error.message}`),
        );
      await site.kill(unit);
      const own = /** @type {Probe} */ (probes[unit]);
      let slowest = 0;
      for (let n = 0; n < TRIES; n++) {
        const began = performance.now();
        const code = await own(door, member).then(
          () => 'an answer',
          (error) => (error instanceof CallFailed ? error.code : String(error)),
        );
        slowest = Math.max(slowest, performance.now() - began);
        if (code !== 'TRY_AGAIN') findings.push(`${unit} without its process: ${code}`);
      }
      if (slowest > DEADLINE_MS) findings.push(`${unit} said so after ${Math.round(slowest)} ms`);
      for (const [name, probe] of Object.entries(probes))
        if (name !== unit && !(unit === 'accounts' && ofMembers.has(name)))
          await probe(door, member).catch((error) =>
            findings.push(`${name} without ${unit}: ${error.message}`),
          );

      const began = performance.now();
      await site.start(unit);
      await waitFor(unit, 3 * BACK_MS, () => site.answers((at) => own(at, member)));
      const back = performance.now() - began;
      if (back > BACK_MS) findings.push(`${unit} was back after ${Math.round(back)} ms`);
      say(`${unit}: refused within ${Math.round(slowest)} ms, back after ${Math.round(back)} ms`);
      facts.push(`${unit} ${Math.round(slowest)} / ${(back / 1_000).toFixed(1)} s`);
    }
    return { findings, facts: `longest refusal in ms / time until it answered again: ${facts.join(', ')}` };
  },
};

/**
 * A call of each unit that no cache answers.
 * @param {{ username: string, password: string }} login
 * @returns {Record<string, Probe>}
 */
const probesOf = (login) => ({
  accounts: (door) => door.signIn(login),
  catalogue: (door) => door.title(`yok-${randomUUID()}`),
  playback: (door, member) => door.continuing(member),
  comments: (door) => door.comments(undefined, [randomUUID()]),
  notifications: (door, member) => door.entries(member, 1),
  web: (door) => door.page(`/yok-${randomUUID()}`),
});
