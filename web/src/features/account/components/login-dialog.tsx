import { Dialog } from '../../../components/ui/dialog.js';
import type { MemberFieldsFragment } from '../../../generated/types.js';
import { providerTexts } from '../provider/texts.js';
import { ProviderLink, WhereOneSignsInLater } from '../provider/where-one-signs-in.js';
import { accountTexts } from '../texts.js';
import { LoginLinks } from './account-links.js';
import { LoginForm } from './login-form.js';

interface Props {
  /** One sentence about why a sign-in is needed. */
  reason: string | undefined;
  onSignedIn: (member: MemberFieldsFragment) => void;
  onClose: () => void;
}

/** The login modal; its code loads at the first use. */
export default function LoginDialog({ reason, onSignedIn, onClose }: Props) {
  return (
    <Dialog
      open
      title={accountTexts.title}
      description={reason ?? accountTexts.welcomeHint}
      onOpenChange={(open) => !open && onClose()}
    >
      <WhereOneSignsInLater
        here={
          <>
            <LoginForm autoFocus onSignedIn={onSignedIn} />
            <LoginLinks />
          </>
        }
        there={() => (
          <ProviderLink
            task="giris"
            says={providerTexts.dialog}
            go={providerTexts.go}
            back={location.pathname + location.search + location.hash}
          />
        )}
      />
    </Dialog>
  );
}
