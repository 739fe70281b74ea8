import { type SyntheticEvent, useState } from 'react';

/** Whether the pointer, the focus or a finger has been on an element. From then on a long press marks it as held (`hold.ts`). */
export function useNear() {
  const [isNear, setNear] = useState(false);
  const come = ({
    currentTarget,
    nativeEvent,
  }: SyntheticEvent<HTMLElement, Event & { pointerType?: string }>) => {
    if (isNear) return;
    setNear(true);
    let isTouched = nativeEvent.pointerType === 'touch';
    currentTarget.addEventListener('pointerleave', () => (isTouched = false), { once: true });
    import('./hold.js').then(
      ({ holdable }) => holdable(currentTarget, isTouched),
      () => undefined,
    );
  };
  return { isNear, come };
}
