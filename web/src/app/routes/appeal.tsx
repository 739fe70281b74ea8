import { appealPath, appealTexts } from '../../features/account/appeal-texts.js';
import { AppealPage } from '../../features/account/components/appeal/appeal-page.js';
import { PageHead } from '../../lib/page-head.js';

export default function AppealRoute() {
  return (
    <>
      <PageHead title={appealTexts.title} description={appealTexts.description} path={appealPath} noindex />
      <AppealPage />
    </>
  );
}
