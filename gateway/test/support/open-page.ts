import WebSocket from 'ws';
import type { Site } from './site.js';

export interface Page {
  readonly socket: WebSocket;
  /** All messages after the acknowledgement. */
  readonly messages: { readonly id: string; readonly type: string; readonly payload: unknown }[];
}

/** A page's live connection, acknowledged. */
export const openPage = async ({ url }: Pick<Site, 'url'>, token?: string): Promise<Page> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql/ws`, ['graphql-transport-ws'], {
    origin: url,
    headers: token ? { cookie: `sid=${token}` } : {},
  });
  const messages: Page['messages'] = [];
  const acknowledged = Promise.withResolvers<void>();
  socket.on('open', () => socket.send('{"type":"connection_init"}'));
  socket.on('close', () => acknowledged.resolve());
  socket.on('message', (data) => {
    const message = JSON.parse(String(data as Buffer)) as Page['messages'][number];
    if (message.type === 'connection_ack') acknowledged.resolve();
    else messages.push(message);
  });
  await acknowledged.promise;
  return { socket, messages };
};
