import { useEffect, useState, type RefObject } from 'react';
import type { ShakaHandle } from './use-shaka.js';

/** Whether the player's controls stand on the picture just now. */
export function useControlsShown(
  frame: RefObject<HTMLElement | null>,
  shaka: ShakaHandle | undefined,
): boolean {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const controls = shaka && frame.current?.querySelector('.shaka-controls-container');
    if (!controls) return undefined;
    const look = () => setShown(controls.hasAttribute('shown'));
    look();
    const observer = new MutationObserver(look);
    observer.observe(controls, { attributeFilter: ['shown'] });
    return () => observer.disconnect();
  }, [frame, shaka]);
  return shown;
}
