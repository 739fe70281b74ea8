import { useSearchParams } from 'react-router';
import { Select } from '../../../components/ui/select.js';
import { keepScroll } from '../../../lib/keep-scroll.js';
import { choices } from '../case-filters.js';
import { caseTexts as texts } from '../texts.js';

/** Filters by kind of target, and for open cases by problem, and their order; the address contains all of them. */
export function CaseFilter({ isOpen }: { isOpen: boolean }) {
  const [query, setQuery] = useSearchParams();
  const select = (name: keyof typeof choices, label: string, all?: string) => (
    <Select
      label={label}
      items={[
        ...(all === undefined ? [] : [{ value: '', label: all }]),
        ...choices[name].map(({ word, label: shown }) => ({ value: word, label: shown })),
      ]}
      value={query.get(name) ?? ''}
      onValueChange={(word) => {
        const next = new URLSearchParams(query);
        if (word === '') next.delete(name);
        else next.set(name, word);
        setQuery(next, { replace: true, state: keepScroll });
      }}
      className="min-w-36 flex-1 sm:max-w-56"
    />
  );
  return (
    <div role="group" aria-label={texts.filters} className="flex flex-wrap gap-3">
      {select('tur', texts.kind, texts.allKinds)}
      {isOpen && select('sorun', texts.problem, texts.allProblems)}
      {isOpen && select('sira', texts.order)}
    </div>
  );
}
