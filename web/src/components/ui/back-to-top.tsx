import { useSyncExternalStore } from 'react';
import { classes } from './classes.js';
import { Icon } from './icon.js';
import { scrollToTop } from './smooth-scroll.js';
import { uiTexts } from './texts.js';

function listen(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** Appears beyond 200 px of scrolling. */
export function BackToTop() {
  const far = useSyncExternalStore(
    listen,
    () => window.scrollY > 200,
    () => false,
  );
  return (
    <button
      type="button"
      aria-label={uiTexts.backToTop}
      title={uiTexts.backToTop}
      onClick={() => scrollToTop()}
      className={classes(
        'fixed right-4 bottom-4 z-30 grid size-12 place-items-center rounded-full border border-control bg-raised shadow-lift transition-[opacity,translate,visibility] sm:right-6 sm:bottom-6',
        far ? 'visible opacity-100' : 'invisible translate-y-2 opacity-0',
      )}
    >
      <Icon name="up" />
    </button>
  );
}
