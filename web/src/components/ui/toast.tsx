import { createContext, lazy, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import { Boundary } from './boundary.js';
import { type ToastMessage, ToastQueue } from './toast-queue.js';

const load = () => import('./toast-region.js');
let ToastRegion = lazy(load);
const Queue = createContext<ToastQueue | undefined>(undefined);

/** Rendered once around the site; loads no code until the first message. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue] = useState(() => new ToastQueue());
  const [needed, setNeeded] = useState(false);
  useEffect(() => queue.onFirst(() => setNeeded(true)), [queue]);
  // The messages wait; the next message requests the code again.
  const onError = () => {
    ToastRegion = lazy(load);
    setNeeded(false);
  };
  return (
    <Queue value={queue}>
      {children}
      {needed && (
        <Boundary onError={onError}>
          <Suspense fallback={null}>
            <ToastRegion queue={queue} />
          </Suspense>
        </Boundary>
      )}
    </Queue>
  );
}

/** `show({ text })` shows a message for 3 s; with a hint or a retry for 7 s. */
export function useToast(): { show: (message: ToastMessage) => void } {
  const queue = useContext(Queue);
  if (!queue) throw new Error('useToast outside ToastProvider');
  return queue;
}
