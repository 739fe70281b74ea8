import { sleep } from 'k6';
import { pick } from '../lib/pick.ts';
import { settings } from '../lib/settings.ts';
import { operation } from '../lib/site.ts';
import type { Stock } from '../lib/stock.ts';

/** A visitor types the first letters of a name, then more. */
export const search = ({ episodes }: Stock): void => {
  const { name } = pick(episodes).title;
  for (const letters of [2, 4, name.length]) {
    operation('Search', { query: name.slice(0, letters), size: 8 });
    sleep(settings.think / 3);
  }
};
