import { useCallback, useEffect, useState, type RefObject } from 'react';

/** The body's class in cinema mode (specification, section 4). */
const CLASS = 'cinema-mode';

/** Cinema mode darkens everything except the player. A click outside the player or Escape ends it. */
export function useCinema(stage: RefObject<HTMLElement | null>): [boolean, () => void] {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!on) return undefined;
    document.body.classList.add(CLASS);
    stage.current?.scrollIntoView({ block: 'center' });
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Node && !stage.current?.contains(target)) setOn(false);
    };
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setOn(false);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.body.classList.remove(CLASS);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, [on, stage]);
  return [on, useCallback(() => setOn((before) => !before), [])];
}
