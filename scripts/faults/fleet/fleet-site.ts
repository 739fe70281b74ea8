import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callerEnv, callerFrom } from '@seyir/kit';
import { openSiteClient, type SiteClient } from '../lib/site-client.ts';
import { openTables } from '../../lib/tables.ts';
import { beginWriting, type Writing } from '../lib/writing.ts';
import type { planFleet, Stack, Fleet } from '../../stack/index.ts';

export type Plan = Awaited<ReturnType<typeof planFleet>>;

/** A fleet under test: access through its gateways, and directly to its servers. */
export const fleetSite = ({
  stack,
  fleet,
  plan,
  folder,
}: {
  stack: Stack;
  /** filled with demo content */
  fleet: Fleet;
  plan: Plan;
  /** for journals */
  folder: string;
}) => {
  const gateways = (plan.peers['gateway'] ?? '').split(',').map((address) => `http://${address}`);
  let turn = 0;
  /** Alternates between the gateways, so that each must know the writes made through the others. */
  const client = openSiteClient(() => gateways[turn++ % gateways.length] ?? '');
  /** Includes the findings of a fault that threw. */
  const writings: Writing[] = [];
  /** One per gateway. */
  const clients = gateways.map((origin) => openSiteClient(() => origin));
  const tables = openTables((service) => ({ connectionString: stack.databaseUrl(service) }));
  const logins: { username: string; password: string }[] = JSON.parse(
    readFileSync(join(plan.importer['SEYIR_DATA'] ?? '', 'demo-logins.json'), 'utf8'),
  );

  const importer = async () => callerFrom('importer', callerEnv.parse(plan.importer)).peers;

  return {
    stack,
    fleet,
    plan,
    client,
    tables,
    logins,
    clients,
    /** Whether members sign in at Keycloak. */
    keycloak: stack.env('accounts')['KEYCLOAK_URL'] !== undefined,
    /** Whether each gateway answers a call. */
    answers: (call: (client: SiteClient) => Promise<unknown>) =>
      Promise.all(clients.map(call)).then(
        () => true,
        () => false,
      ),
    /** @param rate writes per second */
    async write(rate: number) {
      const writing = await beginWriting({ client, tables, logins, folder, rate, importer, broker: true });
      writings.push(writing);
      return writing;
    },
    /** Sends SIGKILL to every replica. */
    async kill(unit: string) {
      for (const { replica } of replicas(unit)) await fleet.kill(unit, replica);
    },
    /** Starts every replica again and waits until each is ready. */
    async start(unit: string) {
      await Promise.all(replicas(unit).map(({ replica }) => fleet.start(unit, replica)));
    },
    /** Starts everything that a fault has stopped. */
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

  function replicas(unit: string) {
    return fleet.processes.filter(({ name }) => name === unit);
  }
};

export type FleetSite = ReturnType<typeof fleetSite>;

/** A fault, and the promise that must hold during it. */
export interface Scenario {
  name: string;
  /** the promise */
  says: string;
  /** only in the long form */
  long?: boolean;
  run: (site: FleetSite, options: Options) => Promise<Outcome>;
}

interface Options {
  long: boolean;
  say: (text: string) => void;
}

export interface Outcome {
  /** the broken promises; empty if none */
  findings: string[];
  /** the measurements */
  facts: string;
}
