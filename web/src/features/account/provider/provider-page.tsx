import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import type { ProviderFieldsFragment } from '../../../generated/types.js';
import { ownPath, returnParameter } from '../../../lib/own-path.js';
import { AccountCard } from '../components/account-card.js';
import { AccountForm } from '../components/account-form.js';
import { BanNotice } from '../components/account-links.js';
import { PasswordField } from '../components/password-field.js';
import { useAccountForm } from '../hooks/use-account-form.js';
import { useSession } from '../hooks/use-session.js';
import { accountTexts } from '../texts.js';
import { taskOf, taskParameter } from './provider-task.js';
import type { ProviderClient } from './keycloak.js';
import { providerTexts } from './texts.js';
import { hasAnswer, useProviderSignIn } from './use-provider-sign-in.js';

interface Props {
  provider: ProviderFieldsFragment;
  open?: (provider: ProviderFieldsFragment) => Promise<ProviderClient>;
  go?: (address: string) => void;
}

/** The library loads only on this page. */
const openLazily = async (provider: ProviderFieldsFragment) =>
  (await import('./keycloak.js')).openKeycloak(provider);
/** Replaces the history entry, so that going back leads to the page before. */
const replace = (address: string) => location.replace(address);

/** /giris-yap if an identity provider keeps the passwords: leads to the provider, and then back to the previous page. */
export function ProviderPage({ provider, open = openLazily, go = replace }: Props) {
  const { viewer, signedIn } = useSession();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const back = ownPath(query.get(returnParameter));
  const task = taskOf(query.get(taskParameter));
  const isOtherTask = task !== 'giris';
  const { state, leave, link } = useProviderSignIn({
    provider,
    task,
    back,
    open,
    go,
    ready: isOtherTask ? viewer.state !== 'unknown' : viewer.state === 'visitor',
    onSignedIn(member, from) {
      signedIn(member);
      void navigate(from, { replace: true });
    },
  });
  const isIdle = state.kind === 'leaving' && !isOtherTask;

  // For visitors who arrive signed in, and for a sign-in in another tab. It does not apply to a return from the provider, whose
  // answer is handled first.
  useEffect(() => {
    if (viewer.state === 'member' && isIdle && !hasAnswer()) void navigate(back, { replace: true });
  }, [viewer.state, isIdle, back, navigate]);

  return (
    <AccountCard title={accountTexts.title} welcome={accountTexts.welcome} hint={accountTexts.welcomeHint}>
      {state.kind === 'linking' ? (
        <LinkForm link={link} />
      ) : state.kind === 'failed' ? (
        <>
          <p
            role="alert"
            className="flex items-start gap-3 rounded-xl border border-pomegranate bg-pomegranate/10 px-4 py-3 text-pomegranate-text"
          >
            <Icon name="warning" className="mt-0.5 shrink-0" />
            <span>{state.banned ? <BanNotice text={state.text} /> : state.text}</span>
          </p>
          <Button size="lg" onClick={leave}>
            {providerTexts.retry}
          </Button>
        </>
      ) : (
        <p role="status" className="text-lg text-muted">
          {state.kind === 'entering' ? providerTexts.entering : providerTexts.leaving}
        </p>
      )}
    </AccountCard>
  );
}

/** A form for the password of an older account with the same address. */
function LinkForm({ link }: { link: (password: string) => Promise<void> }) {
  const { busy, faults, submit } = useAccountForm(
    ({ password }): Record<string, string> => (password ? {} : { password: providerTexts.linkMissing }),
    ({ password = '' }) => link(password),
  );
  return (
    <>
      <p className="text-muted">{providerTexts.link}</p>
      <AccountForm
        faults={faults}
        busy={busy}
        submit={providerTexts.linkSubmit}
        onSubmit={(form) => void submit(form)}
      >
        <PasswordField label={providerTexts.linkPassword} error={faults.fields['password']} />
      </AccountForm>
    </>
  );
}
