import type { Browser, Page } from '@playwright/test';
import { openPerson, watchFaults } from './browser.ts';
import { enter, login, type Login } from './members.ts';

/**
 * Two signed-in members for the tests of a file: `a` has a wide screen, `b` a phone. `faults` are those of both pages. Use it in
 * `beforeAll`, and `closePersons` in `afterAll`.
 */
export const openTwoMembers = async (
  browser: Browser,
  logins: readonly [Login, Login] = [login(0), login(1)],
): Promise<{ a: Page; b: Page; faults: string[] }> => {
  const [wide, phone] = [await openPerson(browser), await openPerson(browser, 'phone')];
  await Promise.all([enter(wide, logins[0]), enter(phone, logins[1])]);
  const [a, b] = [await wide.newPage(), await phone.newPage()];
  const faults = watchFaults(a);
  watchFaults(b).push = (...more) => faults.push(...more);
  return { a, b, faults };
};

/** Opens a page and waits until it has sent this subscription. */
export const openSubscribed = async (page: Page, path: string, subscription: string): Promise<void> => {
  const subscribed = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (payload.toString().includes(subscription)) resolve();
      }),
    );
  });
  await page.goto(path);
  await subscribed;
};
