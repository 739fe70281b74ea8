/** The reason for a sign-in as a sentence: 'Yorum yazmak için giriş yap.' */
export type SignInReason = string;

interface SignInHandlers {
  /** Opens the sign-in dialog and reports its result. */
  ask: (reason: SignInReason | undefined, done: (signedIn: boolean) => void) => void;
  /** Called when the gateway reports that the session has ended. */
  ended: () => void;
}

/**
 * Connects code that needs a signed-in member, and the network's session errors, with the sign-in dialog. One dialog
 * answers all callers while it is open.
 */
export class SignInBroker {
  #handlers: SignInHandlers | undefined;
  #open: Promise<boolean> | undefined;
  #viewers = 0;
  /** Undefined until the first answer; null for a visitor. */
  #memberId: string | null | undefined;

  /** A number that changes with the viewer of this tab, to separate their requests. */
  get viewer(): number {
    return this.#viewers;
  }

  /** Sets the viewer: a member's id, or null for a visitor. */
  viewerIs(memberId: string | null): void {
    if (this.#memberId !== undefined && this.#memberId !== memberId) this.#viewers += 1;
    this.#memberId = memberId;
  }

  /** Whether the member is the viewer of this tab now. */
  isViewer(memberId: string): boolean {
    return this.#memberId === memberId;
  }

  /**
   * Call it when a change is requested. The returned function tells whether the change may still be sent: not after the requesting
   * member has left, because it would be written in the next viewer's name. A change requested by a visitor belongs to the member
   * who signs in for it.
   */
  ticket(): () => boolean {
    const asker = this.#memberId;
    return () => typeof asker !== 'string' || asker === this.#memberId;
  }

  /** Resolves to true after a sign-in, to false if the viewer declines. */
  ask(reason?: SignInReason): Promise<boolean> {
    if (!this.#handlers) return Promise.resolve(false);
    this.#open ??= new Promise<boolean>((resolve) => this.#handlers?.ask(reason, resolve)).finally(
      () => (this.#open = undefined),
    );
    return this.#open;
  }

  ended(): void {
    this.#handlers?.ended();
  }

  /** Registers the dialog's handlers; returns a function that removes them. */
  serve(handlers: SignInHandlers): () => void {
    this.#handlers = handlers;
    return () => {
      if (this.#handlers === handlers) this.#handlers = undefined;
    };
  }
}
