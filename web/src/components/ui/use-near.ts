import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** How long the pointer rests on an element before it counts, in ms: most cards are only crossed. */
const REST_MS = 400;

interface Near {
  /** True from the first time on that the pointer rests on the element, the focus is in it, or a finger holds it. */
  isNear: boolean;
  /** Handlers of the element. */
  on: {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
    onPointerLeave: () => void;
    onFocus: () => void;
  };
}

/** Tells when a viewer turns to an element. After the first touch a long press marks it as held (`hold.ts`). */
export function useNear(): Near {
  const [isNear, setNear] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHoldable = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const come = () => setNear(true);
  const onPointerEnter = ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
    if (pointerType !== 'touch') {
      timer.current = setTimeout(come, REST_MS);
      return;
    }
    if (isHoldable.current) return;
    isHoldable.current = true;
    let isTouched = true;
    currentTarget.addEventListener('pointerleave', () => (isTouched = false), { once: true });
    import('./hold.js').then(
      ({ holdable }) => holdable(currentTarget, isTouched, come),
      () => (isHoldable.current = false),
    );
  };
  return {
    isNear,
    on: { onPointerEnter, onPointerLeave: () => clearTimeout(timer.current), onFocus: come },
  };
}
