/** Why somebody is asked to sign in, as one sentence: 'Yorum yazmak için giriş yap.' */
export type SignInReason = string;

interface Clerk {
  /** Shows the login modal and says how it ended. */
  ask: (reason: SignInReason | undefined, done: (signedIn: boolean) => void) => void;
  /** The gateway said that the session is over. */
  ended: () => void;
}

/**
 * Where any code of the page asks for a signed-in member, and where the network says that a session is over.
 * One modal answers all who ask while it is open.
 */
export class SignInDesk {
  #clerk: Clerk | undefined;
  #open: Promise<boolean> | undefined;

  /** Resolves to true once somebody has signed in, to false when that was declined. */
  ask(reason?: SignInReason): Promise<boolean> {
    if (!this.#clerk) return Promise.resolve(false);
    this.#open ??= new Promise<boolean>((resolve) => this.#clerk?.ask(reason, resolve)).finally(
      () => (this.#open = undefined),
    );
    return this.#open;
  }

  ended(): void {
    this.#clerk?.ended();
  }

  /** Takes over what is asked; gives back how to stop. */
  serve(clerk: Clerk): () => void {
    this.#clerk = clerk;
    return () => {
      if (this.#clerk === clerk) this.#clerk = undefined;
    };
  }
}
