import { LoginPage } from '../../features/account/components/login-page.js';
import { accountTexts } from '../../features/account/texts.js';
import { PageHead } from '../../lib/page-head.js';

export default function SignInRoute() {
  return (
    <>
      <PageHead title={accountTexts.title} description={accountTexts.welcomeHint} path="/giris-yap" noindex />
      <LoginPage />
    </>
  );
}
