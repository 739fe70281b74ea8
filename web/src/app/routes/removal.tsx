import { RemovalPage } from '../../features/account/components/contact/removal-page.js';
import { removalPath, removalTexts } from '../../features/account/removal-texts.js';
import { PageHead } from '../../lib/page-head.js';

export default function RemovalRoute() {
  return (
    <>
      <PageHead title={removalTexts.title} description={removalTexts.description} path={removalPath} />
      <RemovalPage />
    </>
  );
}
