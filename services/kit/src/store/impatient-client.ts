import type { Socket } from 'node:net';
import pg from 'pg';

type Query = (...args: unknown[]) => unknown;

/** What the driver's own pool ends a connection by; its types leave it out. */
interface Inner {
  readonly connection: { readonly stream: Socket };
}

/**
 * A connection that is not used again once a statement has had no answer in time. The driver alone would hand it to
 * whoever waits next, and that statement would stand behind the one that hangs: everyone in line would wait twice.
 */
export class ImpatientClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const plain = this.query.bind(this) as Query;
    const query: Query = (...args) => {
      const answer = plain(...args);
      if (answer instanceof Promise) answer.catch((error: unknown) => this.#giveUpAfter(error));
      return answer;
    };
    Object.assign(this, { query });
  }

  #giveUpAfter(error: unknown): void {
    if (error instanceof Error && error.message === 'Query read timeout')
      (this as unknown as Inner).connection.stream.destroy();
  }
}
