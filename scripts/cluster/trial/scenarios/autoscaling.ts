import { TAGS } from '../images.ts';
import { PROCESSES } from '../settings.ts';
import { waitFor } from '../../../lib/wait.ts';
import type { Scenario } from '../run.ts';
import type { Site } from '../site.ts';

/**
 * Two gateways above 70 % of 200m, plus the autoscaler's tolerance of a tenth, use at least 308m. A call of the mix costs a gateway
 * 4 ms (measured: 127 % of two at 120 per second), so 90 per second use 380m. That needs only a third gateway: two that start at
 * once would take both cores of a small machine.
 */
const RATE = 90;
/** Too little load for scaling up. */
const [WARM_RATE, WARM] = [20, 600];
const TARGET = 70;
const MOST = 4;
const REST_MS = 30_000;
/** A starting pod's load can cause a scale-up, and the charts' scaleDown keeps the pods for five minutes. */
const AT_REST_MS = 420_000;
const GROWN_MS = 240_000;

export const autoscaling: Scenario = {
  name: 'autoscaling',
  says: `two gateways stay two for ${REST_MS / 1000} s at rest; under ${RATE} requests a second they grow by their own HorizontalPodAutoscaler (${TARGET} % of the 200m that the chart asks for)`,
  async run({ site, withLoad, say }) {
    const [tag = ''] = (await site.tags())['gateway'] ?? TAGS;
    await site.upgrade(tag, (values) => {
      values['gateway'].autoscaling = { enabled: true, minReplicas: 2, maxReplicas: MOST, cpu: TARGET };
      // The charts' own requests instead of the small ones of the other scenarios: a starting gateway would otherwise
      // take eight times a service's share of the cores.
      for (const name of PROCESSES) delete values[name].resources;
    });
    // Warms up the gateways, so that the scaling is measured and not their slow start.
    await withLoad(WARM_RATE, ({ reach }) => reach(WARM));
    const rest = await stayTwo(site);
    say(`at rest: ${rest} %`);
    const { result, ...calls } = await withLoad(RATE, () => grow(site));
    return {
      facts: `at rest two for ${REST_MS / 1000} s (at most ${rest} % of the requested CPU); under load ${result.ready} ready after ${result.seconds} s (up to ${result.used} %); ${calls.facts}`,
      findings: calls.findings,
    };
  },
};

/**
 * The autoscaler's measurement and decision.
 * @returns `used` in percent of the request
 */
const look = async (site: Site): Promise<{ used: number | undefined; wanted: number; ready: number }> => {
  const [{ status }, deployment] = await Promise.all([
    site.get('hpa', 'seyir-gateway'),
    site.get('deployment', 'seyir-gateway'),
  ]);
  return {
    used: status.currentMetrics?.[0]?.resource?.current?.averageUtilization,
    wanted: status.desiredReplicas,
    ready: deployment.status.readyReplicas ?? 0,
  };
};

/** @returns the highest measurement, in percent */
const stayTwo = async (site: Site): Promise<number> => {
  const isAtRest = async () => {
    const { used, wanted, ready } = await look(site);
    return used !== undefined && used < TARGET && wanted === 2 && ready === 2;
  };
  await waitFor('two gateways at rest', AT_REST_MS, isAtRest, 1_000);
  const began = performance.now();
  let most = 0;
  const isOver = async () => {
    const { used = 0, wanted } = await look(site);
    if (wanted !== 2)
      throw new Error(`${wanted} gateways are wanted at rest (${used} % of the requested CPU)`);
    most = Math.max(most, used);
    return performance.now() - began > REST_MS;
  };
  await waitFor('the time at rest', REST_MS * 2, isOver, 1_000);
  return most;
};

const grow = async (site: Site) => {
  const began = performance.now();
  let most = 0;
  let now = 0;
  const isGrown = async () => {
    const { used = 0, ready } = await look(site);
    most = Math.max(most, used);
    now = ready;
    return ready > 2;
  };
  await waitFor('more than two gateways', GROWN_MS, isGrown, 1_000);
  return { ready: now, used: most, seconds: Math.round((performance.now() - began) / 1000) };
};
