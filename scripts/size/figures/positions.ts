import { positions } from '../positions.ts';
import { positionsThroughGateway } from '../positions-gateway.ts';
import type { Options } from '../run.ts';

export const says = 'position reports, 2,000 a second';
export const paths = ['services/playback/src', 'services/kit/src/store', 'gateway/src'];

const TIMES = 3;

/** @param options the promise is a rate, so the scale shortens the duration */
export const run = async ({ scale }: Options) => {
  const seconds = Math.max(4, Math.round(60 * scale));
  const [batched, single] = await positions({ seconds });
  const [killed] = await positions({ seconds: Math.min(10, seconds), kill: true });
  if (!batched || !single || !killed) throw new Error('a way was not measured');
  const gatewaySeconds = Math.max(2, Math.round(10 * scale));
  const gateway = await positionsThroughGateway({ seconds: gatewaySeconds });
  const ratesOf = (rounds: typeof gateway.batched) => rounds.map(({ answered }) => answered).join(', ');
  const refused = gateway.batched.reduce((sum, round) => sum + round.refused, 0);
  const none = Object.keys(batched.refused).length === 0;
  return [
    {
      value: `${batched.commitsPerSecond} commits a second in ${seconds} s, ${batched.idlePerSecond} of them without reports; ${batched.answered} answered a second, p95 ${batched.p95} ms, refused ${JSON.stringify(batched.refused)}, ${batched.lost} lost (one transaction each: ${single.commitsPerSecond} commits, ${single.answered} answered, p95 ${single.p95} ms)`,
      promise: '≤ 60 commits a second',
      ok: batched.commitsPerSecond <= 60 && none && batched.lost === 0,
    },
    {
      value: `${killed.lost} acknowledged positions lost by a kill of PostgreSQL in the middle; refused ${JSON.stringify(killed.refused)}`,
      promise: 'all there after a kill',
      ok: killed.lost === 0,
    },
    {
      value: `${gateway.ratio.toFixed(1)} × through the gateway (rounds of ${gatewaySeconds} s in turn: ${ratesOf(gateway.batched)} answered a second, ${ratesOf(gateway.alone)} with a transaction each); ${refused} refused`,
      promise: `at least ${TIMES} ×, none refused`,
      ok: gateway.ratio >= TIMES && refused === 0,
    },
  ];
};
