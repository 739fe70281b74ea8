import { classes } from '../../../components/ui/classes.js';
import { Icon } from '../../../components/ui/icon.js';
import { TAP_SECONDS, type Taps } from '../double-tap.js';
import { playerTexts } from '../texts.js';

/** How far the taps on a side of the picture have leapt. */
export function TapHint({ leap }: { leap: Taps | undefined }) {
  if (!leap) return null;
  const back = leap.side === 'back';
  const seconds = leap.leaps * TAP_SECONDS;
  return (
    <p
      role="status"
      className={classes(
        'tabular pointer-events-none absolute top-1/3 z-10 flex -translate-y-1/2 items-center gap-1 rounded-full bg-black/75 px-4 py-2 text-sm font-semibold',
        back ? 'left-[8%]' : 'right-[8%]',
      )}
    >
      {back && <Icon name="left" />}
      {back ? playerTexts.leaptBack(seconds) : playerTexts.leapt(seconds)}
      {!back && <Icon name="right" />}
    </p>
  );
}
