/** How long a finger rests before it counts, in ms; a browser's own menu comes after 500. */
const HOLD_MS = 400;

/**
 * A long press marks the element with `data-held`, until a touch elsewhere. The press opens neither the link below nor the browser's
 * menu.
 * @param isTouched the finger that loaded this code is still there
 * @param onHold called when a hold begins
 */
export function holdable(element: HTMLElement, isTouched: boolean, onHold: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The finger that has begun the hold is still there. */
  let isPressed = false;
  const leave = ({ target }: Event) => {
    if (!(target instanceof Element) || element.contains(target) || target.closest('[role=dialog]')) return;
    document.removeEventListener('pointerdown', leave);
    delete element.dataset['held'];
  };
  const wait = () => {
    isPressed = false;
    clearTimeout(timer);
    timer = setTimeout(() => {
      isPressed = true;
      element.dataset['held'] = '';
      onHold();
      document.addEventListener('pointerdown', leave);
    }, HOLD_MS);
  };
  const stop = () => clearTimeout(timer);
  const swallow = (event: Event) => {
    stop();
    if (isPressed) event.preventDefault();
  };
  element.addEventListener('touchstart', wait, { passive: true });
  element.addEventListener('touchmove', stop, { passive: true });
  element.addEventListener('touchcancel', stop);
  element.addEventListener('touchend', swallow);
  element.addEventListener('contextmenu', swallow);
  if (isTouched) wait();
}
