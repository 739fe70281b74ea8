import { sleep } from 'k6';
import { pick } from '../lib/pick.ts';
import { settings } from '../lib/settings.ts';
import { page } from '../lib/site.ts';
import type { Stock } from '../lib/stock.ts';

/** A visitor opens the home page, a title, and one of its episodes. */
export const browse = ({ episodes }: Stock): void => {
  const episode = pick(episodes);
  page('/', 'home');
  sleep(settings.think);
  page(episode.title.path, 'title');
  sleep(settings.think);
  page(episode.path, 'episode');
};
