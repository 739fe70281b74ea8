// A plain WebSocket server that sends what its parent says to all its sockets, as the measure for frames. It speaks as much of the
// protocol of the pages' sockets as a client needs. Sends its parent the port.
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    if (String(data).includes('connection_init')) socket.send('{"type":"connection_ack"}');
    else socket.send('{"id":"1","type":"next","payload":{"seq":0}}');
  });
});
process.on('message', (text: string) => {
  for (const socket of server.clients) socket.send(text);
});
process.on('disconnect', () => process.exit(0));
server.once('listening', () => process.send?.({ port: (server.address() as AddressInfo).port }));
