/** What has a use of its own under the mouse: with one open, or on one, a click is not meant for the picture. */
const openMenu = ':is(.shaka-settings-menu, .shaka-context-menu):not(.shaka-hidden)';
const taken = 'button, input, a, .shaka-no-propagation, .shaka-settings-menu, .shaka-context-menu';

interface Actions {
  toggle: () => void;
  toggleFullscreen: () => void;
}

/**
 * Where fingers may touch, the player library keeps its hands off taps and clicks alike. A mouse beside them, as on a
 * laptop that can be touched, still means by a click on the picture what it means elsewhere. Answers what ends it.
 */
export function hearMouse(frame: HTMLElement, actions: Actions): () => void {
  const hear = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || (event as PointerEvent).pointerType === 'touch') return;
    const isPicture = target.closest('.shaka-controls-container') && !target.closest(taken);
    if (!isPicture || frame.querySelector(openMenu)) return;
    if (event.type === 'click') actions.toggle();
    else actions.toggleFullscreen();
  };
  // Before the library closes an open menu, which is all that a click then does.
  for (const type of ['click', 'dblclick'] as const) frame.addEventListener(type, hear, true);
  return () => {
    for (const type of ['click', 'dblclick'] as const) frame.removeEventListener(type, hear, true);
  };
}
