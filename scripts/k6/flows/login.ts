import { sleep } from 'k6';
import { pick } from '../lib/pick.ts';
import { settings } from '../lib/settings.ts';
import { operation, signIn } from '../lib/site.ts';
import type { Stock } from '../lib/stock.ts';

/** A member signs in, reads the continue list, and signs out. */
export const login = ({ logins }: Stock): void => {
  const session = signIn(pick(logins));
  if (!session) return;
  operation('ContinueWatching', { page: 1, size: 12 }, session);
  sleep(settings.think);
  operation('SignOut', {}, session);
};
