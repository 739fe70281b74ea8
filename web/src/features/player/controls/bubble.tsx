import { classes } from '../../../components/ui/classes.js';
import type { Answer } from '../hooks/use-bubble.js';

/**
 * Shows the effect of a key or double tap. The live region is always rendered, so that screen readers announce each
 * message.
 */
export function Bubble({ answer }: { answer: Answer | undefined }) {
  const side = answer?.side;
  return (
    <p
      role="status"
      data-testid="bubble"
      className={classes(
        'pointer-events-none absolute z-10 -translate-y-1/2',
        side === 'back' && 'top-1/2 left-[12%] max-sm:top-2/5',
        side === 'forward' && 'top-1/2 right-[12%] max-sm:top-2/5',
        !side && 'top-2/5 left-1/2 -translate-x-1/2 sm:top-1/4',
      )}
    >
      {answer && (
        <span className="tabular rounded-full bg-black/80 px-4 py-2 text-base font-semibold whitespace-nowrap text-white sm:text-lg">
          {answer.text}
        </span>
      )}
    </p>
  );
}
