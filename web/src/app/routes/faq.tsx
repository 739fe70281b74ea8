import { FaqPage } from '../../features/account/components/contact/faq-page.js';
import { faqPath } from '../../features/account/contact-path.js';
import { contactTexts, questions } from '../../features/account/contact-texts.js';
import { PageHead } from '../../lib/page-head.js';

const data = {
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
};

export default function FaqRoute() {
  return (
    <>
      <PageHead
        title={contactTexts.faq}
        description={contactTexts.faqDescription}
        path={faqPath}
        data={[data]}
      />
      <FaqPage />
    </>
  );
}
