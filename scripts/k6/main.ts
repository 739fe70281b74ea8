import { endRoom } from './lib/room.ts';
import { optionsOf } from './lib/profiles.ts';
import { profile } from './lib/settings.ts';
import { readStock, type Stock } from './lib/stock.ts';

export { browse } from './flows/browse.ts';
export { watch } from './flows/watch.ts';
export { search } from './flows/search.ts';
export { comment } from './flows/comment.ts';
export { vote } from './flows/vote.ts';
export { flowPost } from './flows/flow-post.ts';
export { pollVote } from './flows/poll-vote.ts';
export { topic } from './flows/topic.ts';
export { request } from './flows/request.ts';
export { message } from './flows/message.ts';
export { login } from './flows/login.ts';
export { poll } from './flows/poll.ts';
export { chatPoll } from './flows/chat-poll.ts';
export { room } from './flows/room.ts';

export const options = optionsOf(profile);

/** The common data of all visits, queried once. */
export const setup = (): Stock => readStock();

export const teardown = ({ room, sessions }: Stock): void => {
  if (room) endRoom(room, sessions);
};
