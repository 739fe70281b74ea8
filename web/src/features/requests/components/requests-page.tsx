import { Link, useSearchParams } from 'react-router';
import { classes } from '../../../components/ui/classes.js';
import { keepScroll } from '../../../lib/keep-scroll.js';
import { PageHead } from '../../../lib/page-head.js';
import { listPath } from '../limits.js';
import { requestTexts as texts } from '../texts.js';
import { AskForm } from './ask-form.js';
import { RequestList } from './request-list.js';

/** The query parameter and its value for answered requests. */
const STATE = 'durum';
const ANSWERED = 'sonuclanan';

/** /istek: the form for requests, and one list of requests for films and one for series. */
export function RequestsPage() {
  const answered = useSearchParams()[0].get(STATE) === ANSWERED;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:pt-12">
      <PageHead title={texts.title} description={texts.description} path={listPath} noindex={answered} />
      <div>
        <h1 className="text-3xl">{texts.title}</h1>
        <p className="mt-1 text-muted">{texts.lead}</p>
      </div>
      <AskForm />
      <StateLinks answered={answered} />
      <div className="grid gap-8 lg:grid-cols-2">
        <RequestList key={`m${answered}`} kind="MOVIE" answered={answered} />
        <RequestList key={`s${answered}`} kind="SERIES" answered={answered} />
      </div>
    </div>
  );
}

/** Switches between pending and answered requests. */
export function StateLinks({ answered }: { answered: boolean }) {
  return (
    <nav aria-label={texts.lists} className="flex flex-wrap gap-2">
      {(['pending', 'answered'] as const).map((list) => {
        const isHere = (list === 'answered') === answered;
        return (
          <Link
            key={list}
            to={{ search: list === 'answered' ? `?${STATE}=${ANSWERED}` : '' }}
            replace
            state={keepScroll}
            aria-current={isHere ? 'true' : undefined}
            className={classes(
              'inline-flex h-10 items-center rounded-full px-4 font-semibold transition-colors',
              isHere ? 'bg-text text-ink' : 'bg-raised text-muted hover:text-text',
            )}
          >
            {texts.listOf[list]}
          </Link>
        );
      })}
    </nav>
  );
}
