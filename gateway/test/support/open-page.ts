import WebSocket from 'ws';
import type { Site } from './site.js';

export interface Page {
  readonly socket: WebSocket;
  /** All messages after the acknowledgement. */
  readonly messages: { readonly id: string; readonly type: string; readonly payload: unknown }[];
  /** The code and the reason of the close; empty while the socket is open. */
  closed: string;
}

/** A page's live connection, acknowledged. */
export const openPage = async ({ url }: Pick<Site, 'url'>, token?: string): Promise<Page> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql/ws`, ['graphql-transport-ws'], {
    origin: url,
    headers: token ? { cookie: `sid=${token}` } : {},
  });
  const page: Page = { socket, messages: [], closed: '' };
  const acknowledged = Promise.withResolvers<void>();
  socket.on('open', () => socket.send('{"type":"connection_init"}'));
  socket.on('close', (code, reason) => {
    page.closed = `${code} ${String(reason)}`;
    acknowledged.resolve();
  });
  socket.on('message', (data) => {
    const message = JSON.parse(String(data as Buffer)) as Page['messages'][number];
    if (message.type === 'connection_ack') acknowledged.resolve();
    else page.messages.push(message);
  });
  await acknowledged.promise;
  return page;
};
