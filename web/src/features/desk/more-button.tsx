import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { deskMore, deskMoreFailed } from './pages.js';

/** Loads the next page of a list of the desk; after a failure it says so and can be pressed again. */
export function MoreButton({ load }: { load: () => Promise<unknown> }) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const start = () => {
    setState('loading');
    load().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <div className="grid justify-items-center gap-2">
      <Button variant="quiet" loading={state === 'loading'} onClick={start}>
        {deskMore}
      </Button>
      <p role="alert" className="text-sm text-pomegranate-text empty:hidden">
        {state === 'failed' && deskMoreFailed}
      </p>
    </div>
  );
}
