import { ConfirmEmailPage } from '../../features/account/components/settings/confirm-email-page.js';
import { settingsTexts } from '../../features/account/settings-texts.js';
import { PageHead } from '../../lib/page-head.js';

export default function ConfirmEmailRoute() {
  return (
    <>
      <PageHead
        title={settingsTexts.confirmTitle}
        description={settingsTexts.confirmHint}
        path="/e-posta-onayla"
        noindex
      />
      <ConfirmEmailPage />
    </>
  );
}
