import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Button } from '../../../../components/ui/button.js';
import { Poster } from '../../../../components/ui/poster.js';
import { TextField } from '../../../../components/ui/text-field.js';
import { SearchDocument } from '../../../../generated/search.js';
import { posterPicture } from '../../../../lib/pictures.js';
import { useSettled } from '../../../../lib/use-settled.js';
import { memoryTexts as texts } from '../../memory-texts.js';
import type { FoundTitle } from './episode-choice.js';

/** Product specification, section 9: the delay of the search. */
const LEAST_SEARCHED = 2;
const PAUSE_MS = 500;
const MOST_FOUND = 8;

/** Searches titles from 2 characters on, after a pause of 500 ms. */
export function TitleSearch({ onChoose }: { onChoose: (title: FoundTitle) => void }) {
  const [text, setText] = useState('');
  const query = useSettled(text.trim(), PAUSE_MS);
  const asks = [...query].length >= LEAST_SEARCHED;
  const { data, error, loading } = useQuery(SearchDocument, {
    variables: { query, size: MOST_FOUND },
    skip: !asks,
    ssr: false,
    context: { quiet: true },
  });
  const found = asks ? data?.search?.items : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <TextField
        label={texts.find}
        hint={texts.findHint}
        type="search"
        value={text}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        // Enter starts the search and does not submit the surrounding form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className={found && found.length > 0 ? 'sr-only' : 'text-sm text-muted empty:hidden'}>
        {asks && loading && texts.searching}
        {asks && error && !loading && texts.searchFailed}
        {found && (found.length === 0 ? texts.nothingFound : texts.found(found.length))}
      </p>
      {found && found.length > 0 && (
        <ul className="grid max-h-72 grid-cols-[minmax(0,1fr)] gap-1 overflow-y-auto">
          {found.map((title) => (
            <li key={title.id} className="flex items-center gap-3 rounded-xl px-2 py-1.5 hover:bg-raised">
              <div className="w-9 shrink-0 overflow-hidden rounded-md">
                <Poster title={title.name} picture={posterPicture(title.poster)} sizes="36px" />
              </div>
              <span className="min-w-0 flex-1 truncate">
                {title.name} {title.year !== null && <span className="tabular text-muted">{title.year}</span>}
              </span>
              <Button size="sm" aria-label={texts.chooseOf(title.name)} onClick={() => onChoose(title)}>
                {texts.choose}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
