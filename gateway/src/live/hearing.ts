import type { LiveChannel, Subscription } from '@seyir/kit/stateless';

/** A subscription that has begun, whether or not the channel has answered yet. */
export interface Hearing {
  /** Whether the wakes of the subject arrive, as long as the channel is connected. */
  readonly isHeard: boolean;
  /** Also closes a subscription that is still being made. Never rejects. */
  close(): Promise<void>;
}

interface Options {
  readonly live: LiveChannel;
  readonly onWake: (hint: string | undefined) => void;
  /** Called if the subscription or its end fails. */
  readonly onError: (error: unknown) => void;
}

/** Subscribes to a subject without waiting for it: meanwhile what is read can be cached only by time. */
export const beginHearing = (subject: string, { live, onWake, onError }: Options): Hearing => {
  let isHeard = false;
  const subscription: Promise<Subscription | undefined> = live.listen(subject, onWake).then(
    (made) => {
      isHeard = true;
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
    close: () => subscription.then((made) => made?.close()).catch(onError),
  };
};
