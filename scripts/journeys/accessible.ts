import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** axe's findings on the current page, one line each: the rule and the elements. */
export const violationsOn = async (page: Page): Promise<string[]> => {
  // Runs in the page itself: frames of other sites are not checked, and an additional page would be slow.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
};
