import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { Poster } from '../../../components/ui/poster.js';
import { TextField } from '../../../components/ui/text-field.js';
import { SearchDocument } from '../../../generated/search.js';
import { posterPicture } from '../../../lib/pictures.js';
import { useSettled } from '../../../lib/use-settled.js';
import { search } from '../limits.js';
import { collectionTexts as texts } from '../texts.js';

/** A title in the forms of collections. */
export interface ChosenTitle {
  readonly id: string;
  readonly name: string;
  readonly year: number | null;
  readonly poster?: string | null | undefined;
}

interface Props {
  /** Ids of the titles in the collection. */
  chosen: ReadonlySet<string>;
  /** Adds a title or removes it. */
  onToggle: (title: ChosenTitle) => void;
}

/** Searches titles from 2 characters on, after a pause of 500 ms; each result has a button that adds or removes it. */
export function TitleFinder({ chosen, onToggle }: Props) {
  const [text, setText] = useState('');
  const query = useSettled(text.trim(), search.pauseMs);
  const asks = [...query].length >= search.from;
  const { data, error, loading } = useQuery(SearchDocument, {
    variables: { query, size: search.most },
    skip: !asks,
    ssr: false,
    context: { quiet: true },
  });
  const found = asks ? data?.search?.items : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <TextField
        label={texts.findTitles}
        hint={texts.findHint}
        type="search"
        placeholder={texts.findPlaceholder}
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
        {found && (found.length === 0 ? texts.nothingFound : texts.titles(found.length))}
      </p>
      {found && found.length > 0 && (
        <ul className="grid max-h-72 grid-cols-[minmax(0,1fr)] gap-1 overflow-y-auto">
          {found.map(({ id, name, year, poster }) => {
            const isIn = chosen.has(id);
            const label = isIn ? texts.added : texts.add;
            return (
              <li key={id} className="flex items-center gap-3 rounded-xl px-2 py-1.5 hover:bg-raised">
                <div className="w-9 shrink-0 overflow-hidden rounded-md">
                  <Poster title={name} picture={posterPicture(poster)} sizes="36px" />
                </div>
                <span className="min-w-0 flex-1 truncate">
                  {name} {year !== null && <span className="tabular text-muted">{year}</span>}
                </span>
                <Button
                  size="sm"
                  variant={isIn ? 'outline' : 'primary'}
                  aria-pressed={isIn}
                  aria-label={texts.addOf(name, label)}
                  onClick={() => onToggle({ id, name, year, poster })}
                >
                  <Icon name={isIn ? 'check' : 'plus'} size={16} />
                  {label}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
