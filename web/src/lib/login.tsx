import { createContext, useContext, useMemo } from 'react';
import { SignInDesk, type SignInReason } from './sign-in-desk.js';
import { useViewer } from './viewer.js';

const context = createContext(new SignInDesk());
export const SignInDeskProvider = context.Provider;

export interface Login {
  /** Shows the login modal; true once signed in, false when closed. */
  signIn: (reason?: SignInReason) => Promise<boolean>;
  /**
   * Runs the action at once for a member; a visitor signs in first, and it goes on afterwards. Closing the modal
   * drops it.
   */
  asMember: (action: () => void, reason?: SignInReason) => void;
}

/** For everything that only members may do. */
export function useLogin(): Login {
  const desk = useContext(context);
  const { state } = useViewer();
  return useMemo(
    () => ({
      signIn: (reason) => desk.ask(reason),
      asMember: (action, reason) => {
        // Unknown: the gateway decides, and its NO_SESSION leads to the same modal.
        if (state !== 'visitor') action();
        else void desk.ask(reason).then((signedIn) => signedIn && action());
      },
    }),
    [desk, state],
  );
}
