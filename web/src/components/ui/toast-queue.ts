import type { Toast } from '@base-ui/react/toast';

export interface ToastMessage {
  text: string;
  tone?: 'info' | 'success' | 'error';
  /** A second sentence; the message then stays for 7 s instead of 3 s. */
  hint?: string;
  /** Offers 'Tekrar dene'. */
  onRetry?: () => void;
  /** Offers 'Geri al'. */
  onUndo?: () => void;
}

type Manager = ReturnType<typeof Toast.createToastManager>;

/** How long a message stays, in milliseconds: 3 s, or 7 s with a second sentence or a button (specification, section 9). */
export function toastTime(message: ToastMessage): number {
  const sentences = message.text.trim().split(/[.!?…]+\s+/).length;
  return message.hint || message.onRetry || message.onUndo || sentences > 1 ? 7000 : 3000;
}

/** Queues messages until the toast region is loaded. The region and its code load with the first message. */
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

  /** Calls back when the first message is queued. */
  onFirst(listener: () => void): () => void {
    this.#onFirst = listener;
    if (this.#waiting.length > 0) listener();
    return () => (this.#onFirst = undefined);
  }

  attach(manager: Manager): void {
    this.#manager = manager;
    for (const message of this.#waiting.splice(0)) this.#add(manager, message);
  }

  #add(manager: Manager, { text, hint, tone = 'info', onRetry, onUndo }: ToastMessage): void {
    manager.add({
      title: text,
      description: hint,
      type: tone,
      timeout: toastTime({
        text,
        ...(hint && { hint }),
        ...(onRetry && { onRetry }),
        ...(onUndo && { onUndo }),
      }),
      // Base UI hides an urgent message from screen readers after it was read, but one with a button must stay reachable.
      priority: tone === 'error' && !onRetry ? 'high' : 'low',
      data: { onRetry, onUndo },
    });
  }
}
