import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { SearchDocument } from '../../../generated/search.js';
import { usePause } from '../hooks/use-pause.js';
import { searchTexts } from '../texts.js';
import { AllResults, Suggestion } from './suggestion.js';

interface Props {
  query: string;
  /** Id of the list; that of each option has its place behind it. */
  listId: string;
  /** Place of the option that the arrow keys are on; -1 for none. */
  active: number;
  /** Hears how many options there are. */
  onShown: (options: number) => void;
  /** An option was followed. */
  onChoose: () => void;
}

/** Spec §9: milliseconds after the last keystroke. */
const pause = 300;
const most = 6;

/** What the words typed so far may mean. A search while typing that fails stays silent (U-07). */
export default function Suggestions({ query, listId, active, onShown, onChoose }: Props) {
  const asked = usePause(query, pause);
  const { data, previousData, error } = useQuery(SearchDocument, {
    variables: { query: asked, size: most },
    skip: asked === '',
    ssr: false,
  });
  // While the next answer is on its way the last one stays.
  const items = error ? undefined : (data ?? previousData)?.search?.items;
  const options = items?.length ? items.length + 1 : 0;
  useEffect(() => {
    onShown(options);
    return () => onShown(0);
  }, [options, onShown]);
  if (!items) return null;
  return (
    <div className="overflow-y-auto overscroll-contain rounded-2xl border border-line bg-surface p-2 shadow-lift">
      <p role="status" className={items.length === 0 ? 'px-3 py-4 text-center text-muted' : 'sr-only'}>
        {items.length === 0 ? searchTexts.none : searchTexts.count(items.length)}
      </p>
      {items.length > 0 && (
        <div role="listbox" id={listId} aria-label={searchTexts.suggestions} className="grid">
          {items.map((title, place) => (
            <Suggestion
              key={title.id}
              id={`${listId}-${place}`}
              title={title}
              active={place === active}
              onChoose={onChoose}
            />
          ))}
          <AllResults
            id={`${listId}-${items.length}`}
            query={query}
            active={items.length === active}
            onChoose={onChoose}
          />
        </div>
      )}
    </div>
  );
}
