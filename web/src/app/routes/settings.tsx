import { SettingsPage } from '../../features/account/components/settings/settings-page.js';
import { settingsPath, settingsTexts } from '../../features/account/settings-texts.js';
import { PageHead } from '../../lib/page-head.js';

export default function SettingsRoute() {
  return (
    <>
      <PageHead
        title={settingsTexts.title}
        description={settingsTexts.description}
        path={settingsPath}
        noindex
      />
      <SettingsPage />
    </>
  );
}
