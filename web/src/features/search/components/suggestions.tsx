import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { SearchDocument } from '../../../generated/search.js';
import { usePause } from '../hooks/use-pause.js';
import { searchTexts } from '../texts.js';
import { AllResults, PersonSuggestion, Suggestion } from './suggestion.js';

interface Props {
  query: string;
  /** Id of the list; the option ids append their index. */
  listId: string;
  /** Index of the active option; -1 for none. */
  active: number;
  /** Called with the number of options. */
  onShown: (options: number) => void;
  /** Called when an option is chosen. */
  onChoose: () => void;
}

/** Milliseconds after the last keystroke (specification, section 9). */
const pause = 300;
const most = 6;
const mostPeople = 3;

/** Suggestions for the typed text. A failed search while typing shows no error (U-07). */
export default function Suggestions({ query, listId, active, onShown, onChoose }: Props) {
  const asked = usePause(query, pause);
  const { data, previousData, error } = useQuery(SearchDocument, {
    variables: { query: asked, size: most },
    skip: asked === '',
    ssr: false,
  });
  // The previous result stays visible while the next one loads.
  const items = error ? undefined : (data ?? previousData)?.search?.items;
  const people = (error ? undefined : (data ?? previousData)?.search?.people)?.slice(0, mostPeople) ?? [];
  const found = (items?.length ?? 0) + people.length;
  const options = found > 0 ? found + 1 : 0;
  useEffect(() => {
    onShown(options);
    return () => onShown(0);
  }, [options, onShown]);
  if (!items) return null;
  return (
    <div className="overflow-y-auto overscroll-contain rounded-2xl border border-line bg-surface p-2 shadow-lift">
      <p role="status" className={found === 0 ? 'px-3 py-4 text-center text-muted' : 'sr-only'}>
        {found === 0 ? searchTexts.none : searchTexts.count(found)}
      </p>
      {found > 0 && (
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
          {people.length > 0 && (
            <div role="group" aria-labelledby={`${listId}-people`} className="grid">
              <p id={`${listId}-people`} className="px-2 pt-2 text-sm font-semibold text-muted">
                {searchTexts.people}
              </p>
              {people.map((person, place) => (
                <PersonSuggestion
                  key={person.id}
                  id={`${listId}-${items.length + place}`}
                  person={person}
                  active={items.length + place === active}
                  onChoose={onChoose}
                />
              ))}
            </div>
          )}
          <AllResults id={`${listId}-${found}`} query={query} active={found === active} onChoose={onChoose} />
        </div>
      )}
    </div>
  );
}
