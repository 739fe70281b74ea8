import type { Socket } from 'node:net';
import pg from 'pg';

type Query = (...args: unknown[]) => unknown;

/**
 * Private fields of the driver's client: the pool checks the first before it hands out a connection, and we end the connection by
 * the second.
 */
interface Inner {
  _queryable: boolean;
  readonly connection: { readonly stream: Socket };
}

/**
 * A connection that is not reused after a statement got no answer in time. The plain driver would hand it to the next caller,
 * whose statement would wait behind the hanging one.
 *
 * The pool removes its error listener when it hands out a connection, a moment before the caller adds its own. An error in that
 * moment has no listener and would end the process, so the connection always has a listener of its own. The next statement on it
 * fails with the cause.
 */
export class ImpatientClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query: Query = (...args) => {
      const answer = (super.query as Query).apply(this, args);
      if (answer instanceof Promise) answer.catch((error: unknown) => this.#giveUpAfter(error));
      return answer;
    };
    Object.assign(this, { query });
    this.on('error', () => undefined);
  }

  #giveUpAfter(error: unknown): void {
    if (!(error instanceof Error) || error.message !== 'Query read timeout') return;
    const inner = this as unknown as Inner;
    // The caller returns the connection to the pool before the socket emits 'close'.
    inner._queryable = false;
    inner.connection.stream.destroy();
  }
}
