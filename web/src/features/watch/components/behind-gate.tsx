import { lazy, type ReactNode, Suspense } from 'react';
import { useAgeGate } from '../hooks/use-age-gate.js';

const AgeGate = lazy(() => import('./age-gate.js'));

interface Props {
  /** Of a title that is marked 18+. */
  adult: boolean;
  /** Stands where the content will be: on the server, and behind the gate. */
  covered: ReactNode;
  children: ReactNode;
}

/** Adult content after its gate alone; everything else at once. */
export function BehindGate({ adult, covered, children }: Props) {
  const { state, accept } = useAgeGate(adult);
  if (state === 'open') return children;
  return (
    <>
      {covered}
      {state === 'closed' && (
        <Suspense fallback={null}>
          <AgeGate onAccept={accept} />
        </Suspense>
      )}
    </>
  );
}
