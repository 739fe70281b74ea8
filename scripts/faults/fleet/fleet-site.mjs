import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDoor } from '../lib/door.mjs';
import { openTables } from '../../lib/tables.mjs';
import { beginWriting } from '../lib/writing.mjs';

/** @typedef {Awaited<ReturnType<typeof import('../../stack/index.mjs').planFleet>>} Plan */

/**
 * The fleet as the faults meet it: behind its gateways, and behind its back.
 * @param {object} options
 * @param {import('../../stack/index.mjs').Stack} options.stack
 * @param {import('../../stack/index.mjs').Fleet} options.fleet filled with demo content
 * @param {Plan} options.plan
 * @param {string} options.folder for journals
 */
export const fleetSite = ({ stack, fleet, plan, folder }) => {
  const gateways = (plan.peers['gateway'] ?? '').split(',').map((address) => `http://${address}`);
  let turn = 0;
  /** Each call at the next gateway: what one of them knows the other one has to find. */
  const door = openDoor(() => gateways[turn++ % gateways.length] ?? '');
  /** Also those of a fault that threw. @type {import('../lib/writing.mjs').Writing[]} */
  const writings = [];
  /** One a gateway. */
  const doors = gateways.map((origin) => openDoor(() => origin));
  const tables = openTables((service) => ({ connectionString: stack.databaseUrl(service) }));
  /** @type {{ username: string, password: string }[]} */
  const logins = JSON.parse(
    readFileSync(join(plan.importer['SEYIR_DATA'] ?? '', 'demo-logins.json'), 'utf8'),
  );

  return {
    ...{ stack, fleet, plan, door, tables, logins },
    doors,
    /** Whether one signs in there. */
    keycloak: stack.env('accounts')['KEYCLOAK_URL'] !== undefined,
    /** Whether a call is answered at each gateway. @param {(door: import('../lib/door.mjs').Door) => Promise<unknown>} call */
    answers: (call) =>
      Promise.all(doors.map(call)).then(
        () => true,
        () => false,
      ),
    /** @param {number} rate writes a second */
    async write(rate) {
      const writing = await beginWriting({ ...{ door, tables, logins, folder, rate }, broker: true });
      writings.push(writing);
      return writing;
    },
    /** SIGKILL to every replica. @param {string} unit */
    async kill(unit) {
      for (const { replica } of replicas(unit)) await fleet.kill(unit, replica);
    },
    /** Starts every replica again and waits until each is ready. @param {string} unit */
    async start(unit) {
      await Promise.all(replicas(unit).map(({ replica }) => fleet.start(unit, replica)));
    },
    /** Everything runs again, whatever a fault left behind. */
    async heal() {
      for (const writing of writings.splice(0)) await writing.stop();
      for (const { name, state } of stack.servers) {
        if (state === 'paused') await stack.resume(name);
        if (state === 'gone') await stack.start(name);
      }
      for (const one of fleet.processes) {
        if (one.state === 'paused') await one.resume();
        await one.start();
      }
    },
  };

  /** @param {string} unit */
  function replicas(unit) {
    return fleet.processes.filter(({ name }) => name === unit);
  }
};

/** @typedef {ReturnType<typeof fleetSite>} FleetSite */

/**
 * A fault and what must hold through it.
 * @typedef {object} Scenario
 * @property {string} name
 * @property {string} says what holds
 * @property {boolean} [long] only in the long form
 * @property {(site: FleetSite, options: Options) => Promise<Outcome>} run
 *
 * @typedef {object} Options
 * @property {boolean} long
 * @property {(text: string) => void} say
 *
 * @typedef {object} Outcome
 * @property {string[]} findings what did not hold; none is good
 * @property {string} facts what was measured
 */
