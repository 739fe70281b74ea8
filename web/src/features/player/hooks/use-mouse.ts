import { useEffect, type RefObject } from 'react';
import { useLatest } from './use-latest.js';

interface Actions {
  click: () => void;
  doubleClick: () => void;
}

/** Handles a mouse on the picture, also on laptops with a touch screen; touches are handled elsewhere. */
export function useMouse(frame: RefObject<HTMLElement | null>, actions: Actions): void {
  const latest = useLatest(actions);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const onClick = (event: MouseEvent) => {
      if ((event as PointerEvent).pointerType === 'touch') return;
      if (event.type === 'click') latest.current.click();
      else latest.current.doubleClick();
    };
    // A double tap with a finger also fires a double click, in some browsers without its pointer type.
    let byFinger = false;
    const note = ({ pointerType }: PointerEvent) => {
      byFinger = pointerType === 'touch';
    };
    const onDoubleClick = (event: MouseEvent) => !byFinger && onClick(event);
    element.addEventListener('pointerdown', note);
    element.addEventListener('click', onClick);
    element.addEventListener('dblclick', onDoubleClick);
    return () => {
      element.removeEventListener('pointerdown', note);
      element.removeEventListener('click', onClick);
      element.removeEventListener('dblclick', onDoubleClick);
    };
  }, [frame, latest]);
}
