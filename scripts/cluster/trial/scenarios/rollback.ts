import { TAGS } from '../images.ts';
import type { Scenario } from '../run.ts';
import type { Site } from '../site.ts';

const RATE = 20;
const AFTER = 400;

export const rollback: Scenario = {
  name: 'a rollback',
  says: `\`helm rollback\` brings all processes back at once, at ${RATE} requests a second; of the ${AFTER} after it none fails`,
  async run({ site, withLoad }) {
    // All processes start at once on two cores: slow calls meanwhile are counted, later calls must not fail.
    const during = await withLoad(RATE, async () => {
      const began = performance.now();
      await site.rollback(1);
      return Math.round((performance.now() - began) / 1000);
    });
    const after = await withLoad(RATE, ({ reach }) => reach(AFTER));
    const old = Object.entries(await site.tags()).filter(([, all]) => all.join() !== TAGS[0]);
    return {
      facts: `back after ${during.result} s, meanwhile ${during.facts}; after it ${after.facts}`,
      findings: [
        ...during.slower,
        ...after.findings,
        ...old.map(([name, all]) => `${name} runs ${all.join(' and ')}`),
      ],
    };
  },
};

/** The database refuses these credentials. */
const WRONG = 'seyir-wrong-password';

export const failingMigration: Scenario = {
  name: 'a migration that fails',
  says: 'the upgrade ends with an error, no pod is replaced, and the old version goes on serving',
  async run({ site, withLoad }) {
    const url = new URL(site.stack.databaseUrl('comments'));
    url.password = 'not-this-one';
    const secret = {
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { name: WRONG },
      stringData: { DATABASE_URL: url.href },
    };
    await site.apply(secret);
    const before = await podNames(site);
    const tagsBefore = JSON.stringify(await site.tags());
    const { result: refused, ...calls } = await withLoad(RATE, () =>
      site
        .upgrade(TAGS[1] ?? '', (values) => {
          values['comments'].migrations = { ...values['comments'].migrations, existingSecret: WRONG };
        })
        .then(
          () => '',
          ({ message }) => String(message),
        ),
    );
    const findings = [...calls.findings];
    if (!/pre-upgrade hooks failed/.test(refused))
      findings.push(`the upgrade ended with: ${refused || 'success'}`);
    if (JSON.stringify(await site.tags()) !== tagsBefore) findings.push('images have changed');
    const after = await podNames(site);
    const same = before.filter((name) => after.includes(name)).length;
    if (same < before.length || after.length !== before.length)
      findings.push(`pods have changed: ${before.join()}, then ${after.join()}`);
    const [last] = (await site.history()).slice(-1);
    return {
      facts: `Helm calls revision ${last?.revision} ${last?.status}; ${same} of ${before.length} pods are the same; ${calls.facts}`,
      findings,
    };
  },
};

const podNames = async (site: Site): Promise<string[]> =>
  (await site.podsBy('app.kubernetes.io/component!=migrate')).map(({ metadata }) => metadata.name);
