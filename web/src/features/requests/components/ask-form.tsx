import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { Poster } from '../../../components/ui/poster.js';
import { TextField } from '../../../components/ui/text-field.js';
import { RequestSuggestionsDocument } from '../../../generated/request-suggestions.js';
import type { RequestSuggestionsQuery } from '../../../generated/types.js';
import { posterPicture } from '../../../lib/pictures.js';
import { useSettled } from '../../../lib/use-settled.js';
import { useAsk, type Wish } from '../hooks/use-ask.js';
import { search } from '../limits.js';
import { requestTexts as texts } from '../texts.js';
import { RequestItem } from './request-item.js';
import { RequestVotes } from './request-votes.js';

/**
 * The form for a request: suggestions of similar requests to vote on, titles that cannot be watched yet, and the typed name itself.
 */
export function AskForm() {
  const [text, setText] = useState('');
  const { sending, ask } = useAsk(() => setText(''));
  const name = text.trim();
  const query = useSettled(name, search.pauseMs);
  const asks = [...query].length >= search.from;
  const { data, error, loading } = useQuery(RequestSuggestionsDocument, {
    variables: { query },
    skip: !asks,
    ssr: false,
    context: { quiet: true },
  });
  const found = asks ? data?.requestSuggestions : undefined;
  const count = found ? found.requests.length + found.titles.length : 0;
  return (
    <section
      role="search"
      aria-label={texts.ask}
      className="grid gap-4 rounded-3xl border border-line bg-surface p-4 sm:p-6"
    >
      <TextField
        label={texts.ask}
        hint={texts.searchHint}
        type="search"
        placeholder={texts.searchPlaceholder}
        value={text}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className={count > 0 ? 'sr-only' : 'text-sm text-muted empty:hidden'}>
        {asks && loading && texts.searching}
        {asks && error && !loading && texts.searchFailed}
        {found && (count === 0 ? texts.nothingFound : texts.found(count))}
      </p>
      {found && count > 0 && <Found found={found} ask={ask} />}
      {asks && name === query && (found || error) && (
        <div className="grid gap-2">
          <p className="font-semibold break-words">{texts.askByName(name)}</p>
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" onClick={() => ask({ name, kind: 'SERIES' })}>
              {texts.asSeries}
            </Button>
            <Button variant="outline" onClick={() => ask({ name, kind: 'MOVIE' })}>
              {texts.asMovie}
            </Button>
          </div>
        </div>
      )}
      <Sending open={sending} />
    </section>
  );
}

/** Product specification, section 8. Closing the dialog does not cancel the request. */
function Sending({ open }: { open: boolean }) {
  const [closed, setClosed] = useState(false);
  if (!open && closed) setClosed(false);
  return (
    <Dialog
      open={open && !closed}
      onOpenChange={(next) => setClosed(!next)}
      title={texts.sendingTitle}
      description={texts.sendingText}
    />
  );
}

interface FoundProps {
  found: RequestSuggestionsQuery['requestSuggestions'];
  ask: (wish: Wish) => void;
}

function Found({ found, ask }: FoundProps) {
  return (
    <div className="grid gap-2">
      <h2 className="sr-only">{texts.suggestions}</h2>
      <ul aria-label={texts.suggestions} className="grid max-h-96 gap-2 overflow-y-auto">
        {found.requests.map((request) => (
          <li key={request.id}>
            <RequestItem request={request} actions={<RequestVotes request={request} />} />
          </li>
        ))}
        {found.titles.map(({ id, name, year, poster, kind }) => (
          <li key={id} className="flex items-center gap-3 rounded-2xl border border-line bg-surface p-3">
            <div className="w-12 shrink-0 overflow-hidden rounded-lg">
              <Poster title={name} picture={posterPicture(poster)} sizes="48px" />
            </div>
            <p className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{name}</span>
              <span className="tabular text-sm text-muted">
                {kind === 'MOVIE' ? texts.movie : texts.show}
                {year !== null && ` · ${year}`}
              </span>
            </p>
            <Button size="sm" aria-label={texts.askForOf(name)} onClick={() => ask({ suggestionId: id })}>
              {texts.askFor}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
