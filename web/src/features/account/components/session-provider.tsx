import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Boundary } from '../../../components/ui/boundary.js';
import { useToast } from '../../../components/ui/toast.js';
import { SignInBrokerProvider } from '../../../lib/login.js';
import { signInAddress } from '../../../lib/own-path.js';
import type { SignInBroker, SignInReason } from '../../../lib/sign-in-broker.js';
import { ViewerProvider } from '../../../lib/viewer.js';
import { SessionContextProvider, useSessionState } from '../hooks/use-session.js';
import { sessionTexts } from '../session-texts.js';

const LoginDialog = lazy(() => import('./login-dialog.js'));

interface Asked {
  reason: SignInReason | undefined;
  done: (signedIn: boolean) => void;
}

interface Props {
  broker: SignInBroker;
  children: ReactNode;
}

/** Provides the viewer and the login modal. Rendered once around the site. */
export function SessionProvider({ broker, children }: Props) {
  const session = useSessionState(broker);
  const { show } = useToast();
  const [asked, setAsked] = useState<Asked>();
  const { ended } = session;
  useEffect(
    () => broker.serve({ ask: (reason, done) => setAsked({ reason, done }), ended }),
    [broker, ended],
  );

  const close = (signedIn: boolean) => {
    asked?.done(signedIn);
    setAsked(undefined);
  };
  return (
    <SignInBrokerProvider value={broker}>
      <SessionContextProvider value={session}>
        <ViewerProvider value={session.viewer}>
          {children}
          {asked && (
            <Boundary onError={toLoginPage}>
              <Suspense fallback={null}>
                <LoginDialog
                  reason={asked.reason}
                  onClose={() => close(false)}
                  onSignedIn={(member) => {
                    session.signedIn(member);
                    show({ text: sessionTexts.greeting(member.name), tone: 'success' });
                    close(true);
                  }}
                />
              </Suspense>
            </Boundary>
          )}
        </ViewerProvider>
      </SessionContextProvider>
    </SignInBrokerProvider>
  );
}

/** If the modal's code no longer exists after a release, the login page is loaded instead. */
const toLoginPage = () => location.assign(signInAddress(location.pathname + location.search));
