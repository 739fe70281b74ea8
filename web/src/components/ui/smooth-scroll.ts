import { wantsLessMotion } from '../../lib/less-motion.js';

/** Scrolls to the top in 900 ms (specification, section 9); at once with reduced motion. */
export function scrollToTop(duration = 900): void {
  const from = window.scrollY;
  if (wantsLessMotion()) {
    window.scrollTo(0, 0);
    return;
  }
  const start = performance.now();
  const step = (now: number): void => {
    const share = Math.min(1, (now - start) / duration);
    window.scrollTo(0, from * (1 - (1 - (1 - share) ** 3)));
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
