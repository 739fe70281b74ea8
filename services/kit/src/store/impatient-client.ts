import type { Socket } from 'node:net';
import pg from 'pg';

type Query = (...args: unknown[]) => unknown;

/** What the driver's own pool asks before it hands a connection on, and ends one by; its types leave both out. */
interface Inner {
  _queryable: boolean;
  readonly connection: { readonly stream: Socket };
}

/**
 * A connection that is not used again once a statement has had no answer in time. The driver alone would hand it to
 * whoever waits next, and that statement would stand behind the one that hangs: everyone in line would wait twice.
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
  }

  #giveUpAfter(error: unknown): void {
    if (!(error instanceof Error) || error.message !== 'Query read timeout') return;
    const inner = this as unknown as Inner;
    // Whoever asked gives it back before the socket has told of its end.
    inner._queryable = false;
    inner.connection.stream.destroy();
  }
}
