// Needs a fleet whose gateways require bot checks; the site in one process does not.
import { expect } from '@playwright/test';
import { callerOf, send } from '../site/caller.ts';
import { site, test } from './browser.ts';
import { login } from './members.ts';

test('accepts a sign-in with an answered bot check, once per answer, at any gateway', async () => {
  const { username, password } = login(0);
  const caller = callerOf(site);
  const signIn = async (answer: object) =>
    (await send(caller.form('/auth/login', { username, password, ...answer }))).json();
  const refused = { success: false, code: 'CAPTCHA_REQUIRED' };
  expect(await signIn({})).toMatchObject(refused);
  const answer = await caller.botCheck('LOGIN');
  expect(await signIn(await caller.botCheck('CONTACT'))).toMatchObject(refused);
  expect(await signIn(answer)).toMatchObject({ success: true });
  for (const _gateway of [1, 2]) expect(await signIn(answer)).toMatchObject(refused);
});
