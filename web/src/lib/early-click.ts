/** Listener of the inline script, with the button that was pressed last. */
interface EarlyClick {
  (event: Event): void;
  button?: HTMLButtonElement;
}
declare global {
  interface Window {
    earlyClick?: EarlyClick;
  }
}

/**
 * Inline script of every page. A page from the server looks ready before its scripts have loaded, and React loses clicks until
 * then. The script remembers the button that was pressed last. Links and submit buttons work without scripts.
 */
export const earlyClickScript = `addEventListener('click',earlyClick=function(e){var b=e.target.closest&&e.target.closest('button[type=button]');if(b)earlyClick.button=b},true)`;

/** Repeats the click that was made before React took over the page. Called once, right after it has. */
export function replayEarlyClick(): void {
  const { earlyClick } = window;
  if (!earlyClick) return;
  removeEventListener('click', earlyClick, true);
  delete window.earlyClick;
  if (earlyClick.button?.isConnected) earlyClick.button.click();
}
