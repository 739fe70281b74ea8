import { ChangePasswordPage } from '../../features/account/components/change-password-page.js';
import { joiningTexts } from '../../features/account/joining-texts.js';
import { PageHead } from '../../lib/page-head.js';

export default function ChangePasswordRoute() {
  return (
    <>
      <PageHead
        title={joiningTexts.change}
        description={joiningTexts.changeHint}
        path="/sifre-degistir"
        noindex
      />
      <ChangePasswordPage />
    </>
  );
}
