import { ActivationPage } from '../../features/account/components/activation-page.js';
import { joiningTexts } from '../../features/account/joining-texts.js';
import { PageHead } from '../../lib/page-head.js';

export default function ActivationRoute() {
  return (
    <>
      <PageHead
        title={joiningTexts.activation}
        description={joiningTexts.activationHint}
        path="/etkinlestirme"
        noindex
      />
      <ActivationPage />
    </>
  );
}
