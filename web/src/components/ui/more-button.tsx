import { useState } from 'react';
import { Button } from './button.js';
import type { ButtonSize, ButtonVariant } from './button-styles.js';
import { uiTexts } from './texts.js';

interface Props {
  /** Reads the next page; a rejection means that it could not be read. */
  onMore: () => Promise<unknown>;
  label?: string;
  /** Stands below the button after a failure; without it the button's own text says so. */
  failure?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

/** Loads the next page of a list. It shows that the page is loading, and after a failure offers another try. */
export function MoreButton({
  onMore,
  label = uiTexts.more,
  failure,
  variant = 'outline',
  size = 'md',
  className = 'justify-self-start',
}: Props) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const failed = state === 'failed';
  const more = () => {
    setState('loading');
    onMore().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  const button = (
    <Button variant={variant} size={size} className={className} loading={state === 'loading'} onClick={more}>
      {failed && failure === undefined ? uiTexts.moreFailed : label}
    </Button>
  );
  if (failure === undefined) return button;
  return (
    <div className="grid justify-items-center gap-2">
      {button}
      <p role="alert" className="text-sm text-pomegranate-text empty:hidden">
        {failed && failure}
      </p>
    </div>
  );
}
