import { AccountCard } from '../../features/account/components/account-card.js';
import { ForgotPage } from '../../features/account/components/forgot-page.js';
import { ProviderLink, WhereOneSignsIn } from '../../features/account/provider/where-one-signs-in.js';
import { providerTexts } from '../../features/account/provider/texts.js';
import { joiningTexts } from '../../features/account/joining-texts.js';
import { PageHead } from '../../lib/page-head.js';

export default function ForgotRoute() {
  return (
    <>
      <PageHead
        title={joiningTexts.forgotTitle}
        description={joiningTexts.forgotHint}
        path="/sifremi-unuttum"
        noindex
      />
      <WhereOneSignsIn
        here={<ForgotPage />}
        there={() => (
          <AccountCard
            title={joiningTexts.forgotTitle}
            welcome={joiningTexts.forgotWelcome}
            hint={providerTexts.forgotHint}
          >
            <ProviderLink task="giris" says={providerTexts.forgot} go={providerTexts.go} />
          </AccountCard>
        )}
      />
    </>
  );
}
