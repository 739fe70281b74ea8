import { PROCESSES } from '../settings.ts';
import { TAGS } from '../images.ts';
import type { Scenario } from '../run.ts';
import type { Site } from '../site.ts';

const RATE = 20;
const ALONE = 'comments';

export const single: Scenario = {
  name: 'single charts',
  says: `the site installed chart by chart, without the umbrella; then ${ALONE} is upgraded alone while the others stay`,
  async run({ site, withLoad, say }) {
    await site.uninstall('seyir');
    const began = performance.now();
    for (const name of PROCESSES) {
      await site.installOne(name, TAGS[0] ?? '');
      say(`${name} is installed`);
    }
    const seconds = Math.round((performance.now() - began) / 1000);
    const others = await podsBut(site, ALONE);
    const { facts, ...calls } = await withLoad(RATE, () => site.installOne(ALONE, TAGS[1] ?? ''));
    const findings = [...calls.findings];
    const tags = await site.tags();
    if (tags[ALONE]?.join() !== TAGS[1]) findings.push(`${ALONE} runs ${tags[ALONE]}`);
    if ((await podsBut(site, ALONE)) !== others) findings.push('pods of others have changed');
    const releases = (await site.releases()).map(({ name }) => name);
    if (releases.includes('seyir')) findings.push('the umbrella is there');
    return {
      facts: `${releases.length} releases after ${seconds} s; ${ALONE} upgraded alone: ${facts}`,
      findings,
    };
  },
};

const podsBut = async (site: Site, but: string): Promise<string> => {
  const others = `app.kubernetes.io/name!=${but},app.kubernetes.io/component!=migrate`;
  return (await site.podsBy(others))
    .map(({ metadata }) => metadata.uid)
    .sort()
    .join();
};
