import type { Toast } from '@base-ui/react/toast';

export interface ToastMessage {
  text: string;
  tone?: 'info' | 'success' | 'error';
  /** A second sentence; makes the message a humane one, which stays 7 s instead of 3 s. */
  hint?: string;
  /** Offers 'Tekrar dene'. */
  onRetry?: () => void;
}

type Manager = ReturnType<typeof Toast.createToastManager>;

/** Milliseconds that a message stays (specification, section 9). */
export function toastTime(message: ToastMessage): number {
  return message.hint || message.onRetry ? 7000 : 3000;
}

/**
 * What is said before the toast region has been loaded waits here: the region and its code come with the
 * first message.
 */
export class ToastQueue {
  #waiting: ToastMessage[] = [];
  #manager: Manager | undefined;
  #onFirst: (() => void) | undefined;

  show = (message: ToastMessage): void => {
    if (this.#manager) this.#add(this.#manager, message);
    else {
      this.#waiting.push(message);
      this.#onFirst?.();
    }
  };

  /** Calls back when the first message wants a region. */
  onFirst(listener: () => void): () => void {
    this.#onFirst = listener;
    if (this.#waiting.length > 0) listener();
    return () => (this.#onFirst = undefined);
  }

  attach(manager: Manager): void {
    this.#manager = manager;
    for (const message of this.#waiting.splice(0)) this.#add(manager, message);
  }

  #add(manager: Manager, { text, hint, tone = 'info', onRetry }: ToastMessage): void {
    manager.add({
      title: text,
      description: hint,
      type: tone,
      timeout: toastTime({ text, ...(hint && { hint }), ...(onRetry && { onRetry }) }),
      // Base UI hides urgent messages from screen readers once said; one with a button must stay reachable.
      priority: tone === 'error' && !onRetry ? 'high' : 'low',
      data: { onRetry },
    });
  }
}
