import { setTimeout as delay } from 'node:timers/promises';
import type { FleetSite, Scenario } from './fleet-site.ts';

const RATE = 20;
/** Minimum time of undisturbed writing before each kill, in ms; the rest is random. */
const APART_MS = 3_000;

interface Target {
  name: string;
  /** true if no writes happen until it runs again */
  missed: boolean;
  kill: () => Promise<void>;
  start: () => Promise<void>;
}

/** @returns one of its replicas */
const one = ({ fleet }: FleetSite, unit: string): Target => {
  const replicas = fleet.processes.filter(({ name }) => name === unit).length;
  const replica = 1 + Math.floor(Math.random() * replicas);
  return {
    name: `${unit}-${replica}`,
    missed: replicas === 1 && unit !== 'notifications',
    kill: () => fleet.kill(unit, replica),
    start: () => fleet.start(unit, replica),
  };
};

/** Units without which no comment can be written. */
const NEEDED = new Set(['accounts', 'catalogue', 'comments', 'gateway', 'postgres']);

const all = (site: FleetSite, unit: string): Target => ({
  name: `every ${unit}`,
  missed: NEEDED.has(unit),
  kill: () => site.kill(unit),
  start: () => site.start(unit),
});

const server = ({ stack }: FleetSite, name: string): Target => ({
  name,
  missed: NEEDED.has(name),
  kill: () => stack.kill(name),
  start: () => stack.start(name),
});

const few = (site: FleetSite): Target[] => [
  one(site, 'comments'),
  one(site, 'notifications'),
  server(site, 'kafka'),
];

/** Kills one replica of each unit, each whole unit, and each server. */
const everything = (site: FleetSite): Target[] => {
  const units = [...new Set(site.fleet.processes.map(({ name }) => name))].filter((name) => name !== 'front');
  const servers = ['postgres', 'kafka', 'redis'].map((name) => server(site, name));
  return [...units.flatMap((unit) => [one(site, unit), all(site, unit)]), ...servers];
};

export const kills: Scenario = {
  name: 'kills under writing',
  says: 'SIGKILL of a replica and of all replicas of every service, of the gateways and of web, of PostgreSQL, Kafka and Redis: nothing lost, doubled or invented, one notification for each reply',
  async run(site, { long, say }) {
    const writing = await site.write(RATE);
    let kills = 0;
    let slowest = 0;
    try {
      for (const { name, missed, kill, start } of long ? everything(site) : few(site)) {
        await delay(APART_MS * (0.5 + Math.random()));
        await writing.fault(name);
        await kill();
        kills++;
        if (missed) await start();
        const began = performance.now();
        await writing.next();
        const ms = Math.round(performance.now() - began);
        slowest = Math.max(slowest, ms);
        say(`${name} killed: the next write ${ms} ms ${missed ? 'after it was ready again' : 'later'}`);
        if (!missed) await start();
      }
      await writing.next();
    } finally {
      await writing.stop();
    }
    const { verdict, counts } = await writing.end();
    return {
      findings: Object.entries(verdict.findings).map(
        ([kind, list]) => `${kind} ${list.length}: ${list.slice(0, 3).join('; ')}`,
      ),
      facts: `${kills} kills, ${counts.acknowledged} of ${counts.attempted} writes acknowledged (${counts.retried} after another try: ${codes(writing.failures)}), ${counts.notified} notified of ${counts.replies} replies; the next write at most ${slowest} ms after the kill of what has a twin, or after the return of what has none`,
    };
  },
};

const codes = (failures: Record<string, number>) =>
  Object.entries(failures)
    .map(([code, times]) => `${times} ${code}`)
    .join(', ') || 'none';
