import { createContext, useContext, useMemo } from 'react';
import { SignInBroker, type SignInReason } from './sign-in-broker.js';
import { useViewer } from './viewer.js';

const context = createContext(new SignInBroker());
export const SignInBrokerProvider = context.Provider;

/** For code outside of components that must know the current viewer. */
export const useSignInBroker = (): SignInBroker => useContext(context);

export interface Login {
  /** Opens the sign-in dialog; resolves to true after a sign-in, false if closed. */
  signIn: (reason?: SignInReason) => Promise<boolean>;
  /** Runs the action at once for a member; a visitor signs in first. Closing the dialog drops the action. */
  asMember: (action: () => void, reason?: SignInReason) => void;
}

/** Used for all actions that need a member. */
export function useLogin(): Login {
  const broker = useSignInBroker();
  const { state } = useViewer();
  return useMemo(
    () => ({
      signIn: (reason) => broker.ask(reason),
      asMember: (action, reason) => {
        // With an unknown session the gateway decides; its NO_SESSION opens the same dialog.
        if (state !== 'visitor') action();
        else void broker.ask(reason).then((signedIn) => signedIn && action());
      },
    }),
    [broker, state],
  );
}
