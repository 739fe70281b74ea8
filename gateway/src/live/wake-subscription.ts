import type { LiveChannel, Subscription } from '@seyir/kit/stateless';

/** A subscription that has begun, whether or not the channel has answered yet. */
export interface WakeSubscription {
  /** Whether the wakes of the subject arrive, as long as the channel is connected. */
  readonly isSubscribed: boolean;
  /** Resolves when `isSubscribed` is decided. Never rejects. */
  readonly begun: Promise<void>;
  /** Also closes a subscription that is still being made. Never rejects. */
  close(): Promise<void>;
}

interface Options {
  readonly live: LiveChannel;
  readonly onWake: (hint: string | undefined) => void;
  /** Called when the wakes begin to arrive. */
  readonly onSubscribed?: () => void;
  /** Called if the subscription or its end fails. */
  readonly onError: (error: unknown) => void;
}

/** Subscribes to a subject without waiting for it: meanwhile what is read can be cached only by time. */
export const beginSubscription = (
  subject: string,
  { live, onWake, onSubscribed, onError }: Options,
): WakeSubscription => {
  let isSubscribed = false;
  const subscribed: Promise<Subscription | undefined> = live.listen(subject, onWake).then(
    (made) => {
      isSubscribed = true;
      onSubscribed?.();
      return made;
    },
    (error: unknown) => {
      onError(error);
      return undefined;
    },
  );
  return {
    get isSubscribed() {
      return isSubscribed;
    },
    begun: subscribed.then(() => undefined),
    close: () => subscribed.then((made) => made?.close()).catch(onError),
  };
};
