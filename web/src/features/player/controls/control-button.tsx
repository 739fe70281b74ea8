import type { ComponentProps } from 'react';
import { classes } from '../../../components/ui/classes.js';
import { Sign, type SignName } from './sign.js';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  sign: SignName;
  label: string;
  size?: number;
  /** Horizontal position of the tooltip above the button; it must stay inside the picture. */
  hint?: 'middle' | 'left' | 'right' | 'none';
}

/** A button on the picture, of touch size. */
export function ControlButton({ sign, label, size = 22, hint = 'middle', className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classes(
        'player-button group relative inline-grid h-11 w-10 shrink-0 place-items-center rounded-full text-white transition-colors hover:bg-white/15 aria-expanded:text-accent aria-pressed:text-accent sm:w-11',
        className,
      )}
    >
      <Sign name={sign} size={size} />
      {hint !== 'none' && (
        <span aria-hidden="true" data-side={hint} className="player-hint">
          {label}
        </span>
      )}
    </button>
  );
}
