import { useSuspenseQuery } from '@apollo/client/react';
import { Link } from 'react-router';
import { buttonClasses } from '../../../../components/ui/button-styles.js';
import { Icon } from '../../../../components/ui/icon.js';
import { FaqDocument } from '../../../../generated/faq.js';
import { PageHead } from '../../../../lib/page-head.js';
import { contactPath, faqPath } from '../../contact-path.js';
import { contactTexts, questions } from '../../contact-texts.js';

/**
 * /sss: the site's own questions, or the built-in ones if it has none. One answer is open at a time, by native `details` elements, so
 * it works without scripts.
 */
export function FaqPage() {
  const { data, error } = useSuspenseQuery(FaqDocument);
  if (!data.faq) throw error ?? new Error('the list is not whole');
  const own = data.faq.map(({ question, answer }) => ({
    question,
    answer: answer.trim().split(/\s*\n\s*\n\s*/),
  }));
  const shown = own.length > 0 ? own : questions;
  return (
    <div className="page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:pt-12">
      <PageHead
        title={contactTexts.faq}
        description={contactTexts.faqDescription}
        path={faqPath}
        data={[
          {
            '@type': 'FAQPage',
            mainEntity: shown.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
            })),
          },
        ]}
      />
      <h1 className="text-3xl">{contactTexts.faq}</h1>
      <div className="grid gap-3">
        {shown.map(({ question, answer }, place) => (
          <details
            key={place}
            name="sss"
            className="group rounded-2xl border border-line bg-surface open:border-control"
          >
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-2xl px-5 py-3 [&::-webkit-details-marker]:hidden">
              <h2 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">{question}</h2>
              <Icon
                name="down"
                size={18}
                className="shrink-0 text-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <div className="grid gap-3 px-5 pb-5 text-muted">
              {answer.map((paragraph, part) => (
                <p key={part} className="whitespace-pre-line wrap-anywhere">
                  {paragraph}
                </p>
              ))}
            </div>
          </details>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <p className="text-muted">{contactTexts.notFound}</p>
        <Link to={contactPath} className={buttonClasses('outline')}>
          {contactTexts.write}
        </Link>
      </div>
    </div>
  );
}
