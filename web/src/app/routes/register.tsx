import { AccountCard } from '../../features/account/components/account-card.js';
import { RegisterPage } from '../../features/account/components/register-page.js';
import { ProviderLink, WhereOneSignsIn } from '../../features/account/provider/where-one-signs-in.js';
import { providerTexts } from '../../features/account/provider/texts.js';
import { joiningTexts } from '../../features/account/joining-texts.js';
import { PageHead } from '../../lib/page-head.js';

export default function RegisterRoute() {
  return (
    <>
      <PageHead
        title={joiningTexts.register}
        description={joiningTexts.registerHint}
        path="/kayit-ol"
        noindex
      />
      <WhereOneSignsIn
        here={<RegisterPage />}
        there={() => (
          <AccountCard
            title={joiningTexts.register}
            welcome={joiningTexts.registerWelcome}
            hint={joiningTexts.registerHint}
          >
            <ProviderLink task="kayit" says={providerTexts.register} go={providerTexts.goRegister} />
          </AccountCard>
        )}
      />
    </>
  );
}
