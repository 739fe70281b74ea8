import { reactions } from '../reactions.ts';
import { reactionsThroughGateway } from '../reactions-gateway.ts';
import type { Options } from '../run.ts';

export const says = 'reactions of 1,000 members on one comment, 1,000 a second';
export const paths = [
  'services/comments/src',
  'services/kit/src/tally',
  'services/kit/src/store',
  'gateway/src',
];

/** @param options the promise is a rate, so the scale shortens the duration */
export const run = async ({ scale }: Options) => {
  const seconds = Math.max(3, Math.round(30 * scale));
  const result = await reactions({ seconds });
  const { pressed, refused, othersRefused, perSecond, exact, events, pressP95, quietP95, busyP95 } = result;
  const gateway = await reactionsThroughGateway({ seconds });
  const times = busyP95 / quietP95;
  return [
    {
      value: `${pressed} pressed in ${seconds} s, ${perSecond} answered a second (p95 ${pressP95.toFixed(0)} ms), ${refused.length} refused, ${events} events; the sum is ${exact ? 'exact' : 'wrong'}`,
      promise: 'none refused, the sum exact',
      ok: refused.length === 0 && exact,
    },
    {
      value: `${times.toFixed(2)} × (p95 of other calls ${quietP95.toFixed(0)} ms, meanwhile ${busyP95.toFixed(0)} ms; ${othersRefused.length} refused)`,
      promise: 'other calls ≤ 1.5 ×',
      ok: times <= 1.5 && othersRefused.length === 0,
    },
    {
      value: `through the gateway ${gateway.pressed} pressed in ${seconds} s, ${gateway.perSecond} answered a second (p95 ${gateway.p95.toFixed(0)} ms), ${gateway.refused.length} refused; the sum is ${gateway.exact ? 'exact' : 'wrong'}`,
      promise: '100 a second, none refused, the sum exact',
      ok: gateway.refused.length === 0 && gateway.exact && gateway.perSecond >= 95,
    },
  ];
};
