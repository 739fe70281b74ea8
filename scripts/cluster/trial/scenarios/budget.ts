import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { json } from 'node:stream/consumers';
import { certificate, key } from '../../certificates.ts';
import { NODE_IP } from '../../places.ts';
import { waitFor } from '../../../lib/wait.ts';
import type { Scenario } from '../run.ts';
import type { Json } from '../../../lib/json.ts';

const BACK_MS = 180_000;
const TOO_MANY = 429;

export const budget: Scenario = {
  name: 'a disruption budget',
  says: `of two gateways one may be evicted; the other is refused with ${TOO_MANY} until there are two again`,
  async run({ site }) {
    const findings = [];
    const [first, second] = (await site.pods('gateway')).map(({ metadata }) => metadata.name);
    if (!first || !second) return { facts: '', findings: ['there are no two gateways'] };
    const one = await evict(site.namespace, first);
    const other = await evict(site.namespace, second);
    if (one.status !== 201) findings.push(`the first was refused: ${one.status} ${one.message}`);
    if (other.status !== TOO_MANY || !other.message.includes('disruption budget'))
      findings.push(`the second was answered ${other.status} ${other.message}`);
    const whole = async () => (await site.get('deployment', 'seyir-gateway')).status.readyReplicas === 2;
    await waitFor('two gateways', BACK_MS, whole, 500);
    const pods = (await site.pods('gateway')).map(({ metadata }) => metadata.name);
    if (!pods.includes(second)) findings.push('the second is gone all the same');
    // Once the budget counts both pods as ready again, it allows one eviction.
    const allowed = async () => (await site.get('pdb', 'seyir-gateway')).status.disruptionsAllowed === 1;
    await waitFor('the budget allowing one again', BACK_MS, allowed, 500);
    return {
      facts: `the evictions were answered ${one.status} and ${other.status} (${other.reason}); with two gateways ready the budget allows one again`,
      findings,
    };
  },
};

/**
 * Calls the API directly, because kubectl does not show the status of an answer.
 * @param name of a pod
 */
const evict = async (
  namespace: string,
  name: string,
): Promise<{ status: number; reason: string; message: string }> => {
  const asked = request({
    host: NODE_IP,
    port: 6443,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    path: `/api/v1/namespaces/${namespace}/pods/${name}/eviction`,
    ca: readFileSync(certificate('ca')),
    cert: readFileSync(certificate('admin')),
    key: readFileSync(key('admin')),
  });
  asked.end(JSON.stringify({ apiVersion: 'policy/v1', kind: 'Eviction', metadata: { name, namespace } }));
  const [response] = await once(asked, 'response');
  const { reason = '', message = '' } = (await json(response)) as Json;
  return { status: response.statusCode ?? 0, reason, message };
};
