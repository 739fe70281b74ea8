import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds on the page as it stands, a line each: the rule, and where it is broken. */
export const violationsOn = async (page: Page): Promise<string[]> => {
  // In the page itself: no frame of another site is part of what is looked at, and a page of its own takes its time.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
};
