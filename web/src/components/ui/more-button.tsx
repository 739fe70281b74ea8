import { useState } from 'react';
import { Button } from './button.js';
import type { ButtonVariant } from './button-styles.js';
import { uiTexts } from './texts.js';

interface Props {
  /** Reads the next page; a rejection means that it could not be read. */
  onMore: () => Promise<unknown>;
  variant?: ButtonVariant;
  className?: string;
}

/** Loads the next page of a list. It shows that the page is loading, and after a failure offers another try. */
export function MoreButton({ onMore, variant = 'outline', className = 'justify-self-start' }: Props) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const more = () => {
    setState('loading');
    onMore().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <Button variant={variant} className={className} loading={state === 'loading'} onClick={more}>
      {state === 'failed' ? uiTexts.moreFailed : uiTexts.more}
    </Button>
  );
}
