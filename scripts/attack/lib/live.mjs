/**
 * A socket of the live connection, as a page opens it.
 * @param {string} origin @param {string} [cookie]
 * @returns {Promise<{ frames: string[], send: (frame: object) => void, closed: Promise<number>, close: () => void }>}
 *   `frames`: what came so far, as text; `closed`: the code that the site closed with
 */
export const openLive = async (origin, cookie) => {
  const headers = { origin, ...(cookie && { cookie }) };
  const address = `${origin.replace('http', 'ws')}/graphql/ws`;
  // Node's own client takes headers, which a browser's does not.
  const socket = new WebSocket(
    address,
    /** @type {any} */ ({ protocols: ['graphql-transport-ws'], headers }),
  );
  /** @type {string[]} */
  const frames = [];
  const { promise: closed, resolve } = Promise.withResolvers();
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
