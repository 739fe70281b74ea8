import { clusterStatus, killProcess, kubectl, startProcess } from '../../cluster.ts';
import { containers } from '../../containers.ts';
import { NODE } from '../../places.ts';
import { waitFor } from '../../../lib/wait.ts';
import type { Scenario } from '../run.ts';
import type { Site } from '../site.ts';

const RATE = 20;
const BEFORE = 100;
const BACK_MS = 120_000;
const AWAY_CALLS = 400;
/** Calls that the killed pod had already accepted fail. */
const LOST_AT_MOST = 10;

export const podKilled: Scenario = {
  name: 'a pod killed',
  says: `SIGKILL to the process of one of two pods, at ${RATE} requests a second: the other one answers, ${LOST_AT_MOST} calls that the dead one had taken may fail, and it is back by itself`,
  async run({ site, withLoad }) {
    const findings = [];
    const facts = [];
    for (const name of ['comments', 'gateway']) {
      const { result, failed, slower, ...calls } = await withLoad(RATE, async ({ reach }) => {
        await reach(BEFORE);
        return killOne(site, name);
      });
      findings.push(...(failed > LOST_AT_MOST ? calls.findings : slower));
      facts.push(`${name} back after ${result.toFixed(0)} s: ${calls.facts}`);
    }
    return { facts: facts.join('; '), findings };
  },
};

/** @returns seconds until it was ready again */
const killOne = async (site: Site, name: string): Promise<number> => {
  const [pod] = await site.pods(name);
  const { containerID, restartCount } = pod.status.containerStatuses[0];
  await containers('tasks', 'kill', '--signal', 'SIGKILL', containerID.replace('containerd://', ''));
  const killed = performance.now();
  const back = async () => {
    const now = (await site.get('pod', pod.metadata.name)).status.containerStatuses[0];
    return now.restartCount > restartCount && now.ready;
  };
  await waitFor(`${name} being back`, BACK_MS, back, 500);
  return (performance.now() - killed) / 1000;
};

export const nodeAgentKilled: Scenario = {
  name: 'the node agent killed',
  says: 'SIGKILL to the kubelet: pods go on serving without it, and it takes them up again without a restart',
  async run({ site, withLoad }) {
    const before = await restarts(site);
    const { result: seconds, ...calls } = await withLoad(RATE, async ({ reach, ended }) => {
      await reach(BEFORE);
      const killed = performance.now();
      let beat = '';
      try {
        await killProcess('kubelet');
        ({ beat } = await node());
        await reach(ended() + AWAY_CALLS);
      } finally {
        await startProcess('kubelet');
      }
      const away = (performance.now() - killed) / 1000;
      const isBack = async () => {
        const now = await node();
        return now.ready && now.beat !== beat;
      };
      await waitFor('the node being ready again', BACK_MS, isBack, 500);
      return away;
    });
    const findings = [...calls.findings];
    const after = await restarts(site);
    const same = before.filter((pod) => after.includes(pod)).length;
    if (same < before.length || after.length !== before.length)
      findings.push(`pods or their restarts have changed: ${before.join()}, then ${after.join()}`);
    const { pid } = clusterStatus().find(({ name }) => name === 'kubelet') ?? {};
    if (!pid) findings.push('the kubelet does not run');
    return {
      facts: `away for ${seconds.toFixed(0)} s; ${same} of ${before.length} pods are the same, restarted as often as before; ${calls.facts}`,
      findings,
    };
  },
};

/** The state of the node that the kubelet reported, and when. */
const node = async () => {
  const ready = '.status.conditions[?(@.type=="Ready")]';
  const path = `jsonpath={${ready}.status} {${ready}.lastHeartbeatTime}`;
  const [status, beat = ''] = (await kubectl(['get', 'node', NODE, '-o', path])).split(' ');
  return { ready: status === 'True', beat };
};

/** @returns pods with their number of restarts */
const restarts = async (site: Site): Promise<string[]> =>
  (await site.podsBy('app.kubernetes.io/component!=migrate')).map(
    ({ metadata, status }) => `${metadata.name}:${status.containerStatuses?.[0]?.restartCount}`,
  );
