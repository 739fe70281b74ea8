import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { json } from 'node:stream/consumers';
import { certificate, key } from '../../certificates.mjs';
import { NODE_IP } from '../../places.mjs';
import { waitFor } from '../../../lib/wait.mjs';

const BACK_MS = 180_000;
const TOO_MANY = 429;

/** @type {import('../run.mjs').Scenario} */
export const budget = {
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
    // Once the budget knows of both again, it lets one go.
    const allowed = async () => (await site.get('pdb', 'seyir-gateway')).status.disruptionsAllowed === 1;
    await waitFor('the budget allowing one again', BACK_MS, allowed, 500);
    return {
      facts: `the evictions were answered ${one.status} and ${other.status} (${other.reason}); with two gateways ready the budget allows one again`,
      findings,
    };
  },
};

/**
 * Asks the API itself: kubectl does not tell the status of an answer.
 * @param {string} namespace @param {string} name of a pod
 * @returns {Promise<{ status: number, reason: string, message: string }>}
 */
const evict = async (namespace, name) => {
  const asked = request({
    ...{ host: NODE_IP, port: 6443, method: 'POST', headers: { 'content-type': 'application/json' } },
    path: `/api/v1/namespaces/${namespace}/pods/${name}/eviction`,
    ca: readFileSync(certificate('ca')),
    cert: readFileSync(certificate('admin')),
    key: readFileSync(key('admin')),
  });
  asked.end(JSON.stringify({ apiVersion: 'policy/v1', kind: 'Eviction', metadata: { name, namespace } }));
  const [response] = await once(asked, 'response');
  const { reason = '', message = '' } = /** @type {any} */ (await json(response));
  return { status: response.statusCode ?? 0, reason, message };
};
