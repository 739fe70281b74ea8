const SIGNS = ['pointerover', 'pointerdown', 'keydown'] as const;

/**
 * Calls `run` when the viewer first turns to the page, by pointer, finger or key. Code for what follows a first view loads then.
 * @returns ends the waiting
 */
export function onFirstIntent(run: () => void): () => void {
  const end = () => SIGNS.forEach((sign) => removeEventListener(sign, begin));
  const begin = () => {
    end();
    run();
  };
  SIGNS.forEach((sign) => addEventListener(sign, begin, { passive: true }));
  return end;
}
