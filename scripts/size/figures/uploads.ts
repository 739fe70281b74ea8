import { uploads } from '../uploads.ts';
import type { Options } from '../run.ts';

/** Memory limit of a gateway's pod. */
const LIMIT_MB = 768;

export const says = 'photos sent at once to one gateway';
export const paths = ['gateway/src', 'services/kit/src/platform'];

export const run = async ({ scale }: Options) => {
  const count = Math.max(10, Math.round(100 * scale));
  const { answers, seconds, idleMb, peakMb, afterMb, goesOn, left } = await uploads({ count });
  const expected = Object.keys(answers).every((code) => code === 'OK' || code === 'SLOW_DOWN');
  return [
    {
      value: `${count} at once: ${JSON.stringify(answers)} in ${seconds} s; ${idleMb} MB before, at most ${peakMb}, ${afterMb} after; ${left} files left; one more is ${goesOn ? '' : 'not '}taken`,
      promise: `never above ${LIMIT_MB} MB; the rest is refused with SLOW_DOWN`,
      ok: expected && peakMb <= LIMIT_MB && goesOn && left === 0,
    },
  ];
};
