import { RegisterPage } from '../../features/account/components/register-page.js';
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
      <RegisterPage />
    </>
  );
}
