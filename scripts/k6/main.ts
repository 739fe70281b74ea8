import { optionsOf } from './lib/profiles.ts';
import { profile } from './lib/settings.ts';
import { readStock, type Stock } from './lib/stock.ts';

export { browse } from './flows/browse.ts';
export { watch } from './flows/watch.ts';
export { search } from './flows/search.ts';
export { comment } from './flows/comment.ts';
export { vote } from './flows/vote.ts';
export { login } from './flows/login.ts';
export { poll } from './flows/poll.ts';

export const options = optionsOf(profile);

/** What all visits choose from: asked for once. */
export const setup = (): Stock => readStock();
