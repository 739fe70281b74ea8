import { ForgotPage } from '../../features/account/components/forgot-page.js';
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
      <ForgotPage />
    </>
  );
}
