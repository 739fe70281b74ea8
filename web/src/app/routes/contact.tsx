import { ContactPage } from '../../features/account/components/contact/contact-page.js';
import { contactPath } from '../../features/account/contact-path.js';
import { contactTexts } from '../../features/account/contact-texts.js';
import { PageHead } from '../../lib/page-head.js';

export default function ContactRoute() {
  return (
    <>
      <PageHead title={contactTexts.title} description={contactTexts.description} path={contactPath} />
      <ContactPage />
    </>
  );
}
