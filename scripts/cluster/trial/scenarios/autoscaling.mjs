import { TAGS } from '../images.mjs';
import { PROCESSES } from '../settings.mjs';
import { waitFor } from '../../../lib/wait.mjs';

/**
 * Two gateways that use more than 70 % of 200m, by more than the tenth that an autoscaler lets pass, use 308m at least. A
 * call of the mix costs a gateway 4 ms (measured: 127 % of two at 120 a second), so 90 a second are 380m, for which a third
 * one is enough: two that start at once take both cores of a small machine from those that answer.
 */
const RATE = 90;
/** Too little to grow by. */
const [WARM_RATE, WARM] = [20, 600];
const TARGET = 70;
const MOST = 4;
const REST_MS = 30_000;
/** Growth by what a start costs is kept for five minutes, by the charts' scaleDown. */
const AT_REST_MS = 420_000;
const GROWN_MS = 240_000;

/** @type {import('../run.mjs').Scenario} */
export const autoscaling = {
  name: 'autoscaling',
  says: `two gateways stay two for ${REST_MS / 1000} s at rest; under ${RATE} requests a second they grow by their own HorizontalPodAutoscaler (${TARGET} % of the 200m that the chart asks for)`,
  async run({ site, withLoad, say }) {
    const [tag = ''] = (await site.tags())['gateway'] ?? TAGS;
    await site.upgrade(tag, (values) => {
      values['gateway'].autoscaling = { enabled: true, minReplicas: 2, maxReplicas: MOST, cpu: TARGET };
      // What the charts themselves ask for, instead of the little that the other scenarios make do with: a gateway that starts
      // would take eight times a service's share of the cores.
      for (const name of PROCESSES) delete values[name].resources;
    });
    // Gateways that have just started are slow at first; measured is the growing.
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
 * What the autoscaler has measured and decided.
 * @param {import('../site.mjs').Site} site
 * @returns {Promise<{ used: number | undefined, wanted: number, ready: number }>} `used` in percent of what is requested
 */
const look = async (site) => {
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

/** @param {import('../site.mjs').Site} site @returns {Promise<number>} the most that was measured, in percent */
const stayTwo = async (site) => {
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

/** @param {import('../site.mjs').Site} site */
const grow = async (site) => {
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
