import type { Page } from '@playwright/test';

/** The sum of all layout shifts of the page until now. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // The observer gets the earlier shifts with its first task.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
