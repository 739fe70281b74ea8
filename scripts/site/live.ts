/**
 * A socket of the live connection, opened like in a page.
 * @returns `frames`: the received frames as text; `closed`: the close code
 */
export const openLive = async (
  origin: string,
  cookie?: string,
): Promise<{
  frames: string[];
  send: (frame: object) => void;
  closed: Promise<number>;
  close: () => void;
}> => {
  const headers = { origin, ...(cookie && { cookie }) };
  const address = `${origin.replace('http', 'ws')}/graphql/ws`;
  // Unlike a browser's client, Node's own one supports headers.
  const options: object = { protocols: ['graphql-transport-ws'], headers };
  const socket = new WebSocket(address, options as string[]);
  const frames: string[] = [];
  const { promise: closed, resolve } = Promise.withResolvers<number>();
  socket.addEventListener('close', ({ code }) => resolve(code));
  await new Promise((done, fail) => {
    socket.addEventListener('error', () => fail(new Error(`no socket at ${address}`)));
    socket.addEventListener('open', () => socket.send('{"type":"connection_init"}'));
    socket.addEventListener('message', ({ data }) => {
      frames.push(String(data));
      done(undefined);
    });
    void closed.then((code) => fail(new Error(`closed with ${code}`)));
  });
  return {
    frames,
    send: (frame) => socket.send(JSON.stringify(frame)),
    closed,
    close: () => socket.close(),
  };
};
