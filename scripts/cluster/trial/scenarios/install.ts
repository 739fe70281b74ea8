import { join } from 'node:path';
import { environment } from '../../cluster.ts';
import { program } from '../../programs.ts';
import { run as runProgram } from '../../../stack/lib/packages.ts';
import { waitFor } from '../../../lib/wait.ts';
import { TAGS } from '../images.ts';
import { originOf } from '../settings.ts';
import type { Scenario } from '../run.ts';
import type { Site } from '../site.ts';
import type { Json } from '../../../lib/json.ts';

const root = join(import.meta.dirname, '../../../..');
const LET_IN_MS = 30_000;

export const install: Scenario = {
  name: 'install',
  says: '`helm install --wait` of the umbrella gives a site that works, where restricted pod security is enforced',
  async run({ site, logins, log }) {
    const findings = [];
    await site.prepare();
    // The first pods need the namespace's service account.
    const isLetIn = async () => (await admission(site, {})) === '';
    await waitFor('a pod of a plain user being let in', LET_IN_MS, isLetIn, 500);
    const answer = await admission(site, { runAsNonRoot: false, runAsUser: 0 });
    const refused = answer.includes('violates PodSecurity');
    if (!refused) findings.push(`a pod of root was answered: ${answer || 'yes'}`);
    const began = performance.now();
    await site.install(TAGS[0] ?? '');
    const seconds = Math.round((performance.now() - began) / 1000);
    const ready = (await site.podsBy('app.kubernetes.io/component!=migrate')).filter(isReady).length;
    await site.fill(log);
    const smoke = await runSmoke(site, logins());
    if (smoke !== '') findings.push(smoke);
    const passes = smoke === '' ? 'passes' : 'fails';
    return {
      facts: `${ready} pods ready after ${seconds} s; of two pods alike but for their user the one of root is ${refused ? 'refused' : 'let in'}; k6's smoke profile ${passes} at the gateway's Service`,
      findings,
    };
  },
};

const isReady = ({ status }: Json) =>
  status.conditions?.some(({ type, status }: Json) => type === 'Ready' && status === 'True');

/**
 * Whether the namespace admits a pod, as a dry run.
 * @param security the differences from an admitted pod
 * @returns the reason of a refusal, empty if admitted
 */
const admission = (site: Site, security: object): Promise<string> => {
  const securityContext = {
    allowPrivilegeEscalation: false,
    capabilities: { drop: ['ALL'] },
    seccompProfile: { type: 'RuntimeDefault' },
    runAsNonRoot: true,
    runAsUser: 1000,
    ...security,
  };
  const pod = {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'tried' },
    spec: { containers: [{ name: 'tried', image: 'seyir-web', securityContext }] },
  };
  return site.apply(pod, '--dry-run=server').then(
    () => '',
    ({ message }) => String(message),
  );
};

/** @param logins file @returns its errors */
const runSmoke = async (site: Site, logins: string): Promise<string> => {
  const address = await site.address('gateway');
  const settings = {
    LOAD_SITE: `http://${address}`,
    LOAD_ALLOW_HOST: address.split(':')[0] ?? '',
    LOAD_ORIGIN: originOf(site.facts),
    LOAD_LOGINS: logins,
    // Databases, the cluster and the load generator share this machine's cores.
    LOAD_PATIENCE: '3',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
  const args = ['run', '--quiet', ...flags, 'scripts/k6/main.ts'];
  return runProgram(program('k6'), args, { cwd: root, env: environment() }).then(
    () => '',
    ({ message }) => String(message),
  );
};
