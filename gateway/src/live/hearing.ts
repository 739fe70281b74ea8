import type { LiveChannel, Subscription } from '@seyir/kit/stateless';

/** A subscription that has begun, whether or not the channel has answered yet. */
export interface Hearing {
  /** Whether the wakes of the subject arrive, as long as the channel is connected. */
  readonly isHeard: boolean;
  /** Resolves when `isHeard` is decided. Never rejects. */
  readonly begun: Promise<void>;
  /** Also closes a subscription that is still being made. Never rejects. */
  close(): Promise<void>;
}

interface Options {
  readonly live: LiveChannel;
  readonly onWake: (hint: string | undefined) => void;
  /** Called when the wakes begin to arrive. */
  readonly onHeard?: () => void;
  /** Called if the subscription or its end fails. */
  readonly onError: (error: unknown) => void;
}

/** Subscribes to a subject without waiting for it: meanwhile what is read can be cached only by time. */
export const beginHearing = (subject: string, { live, onWake, onHeard, onError }: Options): Hearing => {
  let isHeard = false;
  const subscription: Promise<Subscription | undefined> = live.listen(subject, onWake).then(
    (made) => {
      isHeard = true;
      onHeard?.();
      return made;
    },
    (error: unknown) => {
      onError(error);
      return undefined;
    },
  );
  return {
    get isHeard() {
      return isHeard;
    },
    begun: subscription.then(() => undefined),
    close: () => subscription.then((made) => made?.close()).catch(onError),
  };
};
