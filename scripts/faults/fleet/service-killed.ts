import { randomUUID } from 'node:crypto';
import { CallFailed, type Member, type SiteClient } from '../lib/site-client.ts';
import { waitFor } from '../../lib/wait.ts';
import type { Scenario } from './fleet-site.ts';

const DEADLINE_MS = 5_000;
const BACK_MS = 20_000;
const TRIES = 3;

/** Without accounts an uncached session cannot be verified; public calls still work. */
const ofMembers = new Set(['playback', 'notifications']);

type Probe = (client: SiteClient, member: Member) => Promise<unknown>;

export const serviceKilled: Scenario = {
  name: 'a service killed',
  says: 'its calls fail within their deadline with TRY_AGAIN, the others answer, it is back within 20 s',
  async run(site, { long, say }) {
    const findings: string[] = [];
    const facts = [];
    const [login] = site.logins as [{ username: string; password: string }];
    const member = await site.client.signIn(login);
    const { client } = site;
    const probes = probesOf(login);
    for (const unit of long ? Object.keys(probes) : ['catalogue', 'notifications']) {
      for (const [name, probe] of Object.entries(probes))
        await probe(client, member).catch((error) =>
          findings.push(`${name} before ${unit} was killed: ${error.message}`),
        );
      await site.kill(unit);
      const own = probes[unit] as Probe;
      let slowest = 0;
      for (let n = 0; n < TRIES; n++) {
        const began = performance.now();
        const code = await own(client, member).then(
          () => 'an answer',
          (error) => (error instanceof CallFailed ? error.code : String(error)),
        );
        slowest = Math.max(slowest, performance.now() - began);
        if (code !== 'TRY_AGAIN') findings.push(`${unit} without its process: ${code}`);
      }
      if (slowest > DEADLINE_MS) findings.push(`${unit} said so after ${Math.round(slowest)} ms`);
      for (const [name, probe] of Object.entries(probes))
        if (name !== unit && !(unit === 'accounts' && ofMembers.has(name)))
          await probe(client, member).catch((error) =>
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

/** A call of each unit that no cache answers. */
const probesOf = (login: { username: string; password: string }): Record<string, Probe> => ({
  accounts: (client) => client.signIn(login),
  catalogue: (client) => client.title(`yok-${randomUUID()}`),
  playback: (client, member) => client.continuing(member),
  comments: (client) => client.comments(undefined, [randomUUID()]),
  notifications: (client, member) => client.entries(member, 1),
  // The member id is new each time, so no cache answers.
  social: (client, member) => client.following(member, randomUUID()),
  messaging: (client, member) => client.conversations(member),
  web: (client) => client.page(`/yok-${randomUUID()}`),
});
