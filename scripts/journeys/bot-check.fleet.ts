// On a fleet whose gateways ask for bot checks, which the site in one process does not.
import { expect, it } from '@jest/globals';
import { callerOf, send } from '../lib/caller.mjs';
import { site } from './browser.js';
import { login } from './members.js';

it('lets in who answers the bot check, once with an answer, at whichever gateway', async () => {
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
