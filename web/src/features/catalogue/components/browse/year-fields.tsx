import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../components/ui/button.js';
import { TextField } from '../../../../components/ui/text-field.js';
import { keepScroll } from '../../../../lib/keep-scroll.js';
import { filterTexts } from '../../filter-texts.js';
import {
  listParameters,
  type ListQuery,
  listQueryOf,
  listSearch,
  yearWords,
  years,
} from '../../list-search.js';

/** First and last year. A form with an address of its own, so it works without scripts too. */
export function YearFields({ query }: { query: ListQuery }) {
  const navigate = useNavigate();
  const others = listParameters({ ...query, yearFrom: undefined, yearTo: undefined });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new URLSearchParams(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    void navigate({ search: listSearch(listQueryOf(given)) }, { state: keepScroll });
  };
  return (
    <form method="get" onSubmit={submit} className="flex flex-wrap items-end gap-3">
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <YearField label={filterTexts.yearFrom} name={yearWords.from} value={query.yearFrom} />
      <YearField label={filterTexts.yearTo} name={yearWords.to} value={query.yearTo} />
      <Button type="submit" variant="quiet">
        {filterTexts.apply}
      </Button>
    </form>
  );
}

function YearField({ label, name, value }: { label: string; name: string; value: number | undefined }) {
  return (
    <TextField
      type="number"
      inputMode="numeric"
      min={years.first}
      max={years.last}
      label={label}
      name={name}
      defaultValue={value}
      className="max-w-28"
    />
  );
}
