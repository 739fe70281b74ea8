import { LoginPage } from '../../features/account/components/login-page.js';
import { ProviderPage } from '../../features/account/provider/provider-page.js';
import { WhereOneSignsIn } from '../../features/account/provider/where-one-signs-in.js';
import { accountTexts } from '../../features/account/texts.js';
import { PageHead } from '../../lib/page-head.js';

export default function SignInRoute() {
  return (
    <>
      <PageHead title={accountTexts.title} description={accountTexts.welcomeHint} path="/giris-yap" noindex />
      <WhereOneSignsIn here={<LoginPage />} there={(provider) => <ProviderPage provider={provider} />} />
    </>
  );
}
