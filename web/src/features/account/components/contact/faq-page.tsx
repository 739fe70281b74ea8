import { Link } from 'react-router';
import { buttonClasses } from '../../../../components/ui/button-styles.js';
import { Icon } from '../../../../components/ui/icon.js';
import { contactPath } from '../../contact-path.js';
import { contactTexts, questions } from '../../contact-texts.js';

/** /sss: one answer open at a time, by the browser's own means; it works before scripts do. */
export function FaqPage() {
  return (
    <div className="page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:pt-12">
      <h1 className="text-3xl">{contactTexts.faq}</h1>
      <div className="grid gap-3">
        {questions.map(({ question, answer }) => (
          <details
            key={question}
            name="sss"
            className="group rounded-2xl border border-line bg-surface open:border-control"
          >
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-2xl px-5 py-3 [&::-webkit-details-marker]:hidden">
              <h2 className="font-sans text-base font-semibold tracking-normal">{question}</h2>
              <Icon
                name="down"
                size={18}
                className="shrink-0 text-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <div className="grid gap-3 px-5 pb-5 text-muted">
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
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
