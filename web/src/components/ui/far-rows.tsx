import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react';

const IsFar = createContext(false);

/** Tells the cards of a row whether they are still far from the view. */
export const FarRow = IsFar.Provider;

/** Whether a card is far from the view: it then shows its name and line of facts, and reserves the place of its picture. */
export const useIsFar = (): boolean => useContext(IsFar);

/** Half a screen: whole before the row is seen. */
const NEAR = '50% 0px';

/**
 * Whether a row is far from the view. A row that has once been near stays whole.
 * @param below true if the row starts below the first view; the server then renders it as far
 */
export function useFarRow<Row extends Element>(
  below: boolean,
): { row: RefObject<Row | null>; isFar: boolean } {
  const row = useRef<Row>(null);
  const [isFar, setFar] = useState(below);
  useEffect(() => {
    if (!isFar || !row.current) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setFar(false),
      { rootMargin: NEAR },
    );
    watch.observe(row.current);
    return () => watch.disconnect();
  }, [isFar]);
  return { row, isFar };
}
