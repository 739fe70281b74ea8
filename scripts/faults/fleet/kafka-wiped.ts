import { setTimeout as delay } from 'node:timers/promises';
import { waitFor } from '../../lib/wait.ts';
import { openGroups } from '../lib/groups.ts';
import type { Scenario } from './fleet-site.ts';

const RATE = 20;
const PATIENCE_MS = 120_000;
const LOOK_EVERY_MS = 250;

export const kafkaWiped: Scenario = {
  name: "Kafka's data wiped",
  says: 'the outboxes fill it again: events that nobody had taken are applied once, and what was applied before stays as it is in every table',
  long: true,
  async run(site, { say }) {
    const { stack, tables } = site;
    const findings: string[] = [];
    const patiently = (what: string, condition: () => Promise<boolean>) =>
      waitFor(what, PATIENCE_MS, condition, LOOK_EVERY_MS);

    const writing = await site.write(RATE);
    await writing.next();
    await site.kill('notifications');
    await delay(5_000);
    await writing.stop();
    await patiently('the outboxes to be empty', async () => (await tables.unsent()) === 0);
    const lost = await writing.notNotified();
    if (lost === 0) findings.push('nothing was lost with Kafka: this proves nothing');
    await writing.fault("Kafka's data wiped, with what notifications had not taken");
    await stack.wipe('kafka');
    let began = performance.now();
    await site.start('notifications');
    const { verdict, counts } = await writing.end();
    const notifiedMs = Math.round(performance.now() - began);
    for (const [kind, list] of Object.entries(verdict.findings)) findings.push(`${kind} ${list.length}`);
    say(`${counts.notified} notifications were whole after ${notifiedMs} ms`);

    const groups = openGroups(stack.brokers);
    await patiently('the consumers to have taken all', () => groups.haveTakenAll());
    const before = await tables.state();
    const since = await tables.now();
    await stack.wipe('kafka');
    began = performance.now();
    const allSent = async () => {
      const { sent, all } = await tables.sent(since);
      return sent === all;
    };
    await patiently('the outboxes to be sent again', allSent);
    await patiently('the consumers to have taken all again', () => groups.haveTakenAll());
    const refilled = Math.round(performance.now() - began);
    const { all } = await tables.sent(since);
    const after = await tables.state();
    for (const [table, is] of after)
      if (is !== before.get(table)) findings.push(`${table}: ${before.get(table)} before, ${is} after`);
    const { dead } = await tables.events();
    if (dead > 0) findings.push(`${dead} events were given up`);
    return {
      findings,
      facts: `${lost} replies (of ${counts.notified}) whose events were lost with Kafka had their notifications ${notifiedMs} ms later; ${all} events sent and taken again in ${refilled} ms, ${after.size} tables the same`,
    };
  },
};
