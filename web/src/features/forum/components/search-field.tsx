import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../../components/ui/text-field.js';
import { useSettled } from '../../../lib/use-settled.js';
import { search, searchOf } from '../categories.js';
import { forumTexts } from '../texts.js';

interface Props {
  label: string;
  placeholder: string;
  /** The search in the address; null for none. */
  query: string | null;
  /** Puts another search into the address. */
  onQuery: (query: string | null) => void;
  className?: string;
}

/**
 * A search field that puts its text into the address after a pause in typing. If the reader goes back or follows a link, the
 * field takes the text from the address.
 */
export function SearchField({ label, placeholder, query, onQuery, className = '' }: Props) {
  const [text, setText] = useState(query ?? '');
  const settled = useSettled(text.trim(), search.pauseMs);
  const wanted = searchOf(settled);
  // The text that the field has put into the address. The field may already contain more than that.
  const sent = useRef(query);
  useEffect(() => {
    if (query === sent.current) return;
    sent.current = query;
    setText(query ?? '');
  }, [query]);
  useEffect(() => {
    if (wanted !== query && text.trim() === settled) {
      sent.current = wanted;
      onQuery(wanted);
    }
    // Only typing moves the address; a change of the address does not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);
  const length = [...text.trim()].length;
  return (
    <form
      role="search"
      aria-label={label}
      className={`grid w-full gap-1.5 ${className}`}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        label={label}
        hideLabel
        type="search"
        placeholder={placeholder}
        value={text}
        maxLength={search.longest}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className="text-sm text-muted empty:hidden">
        {length > 0 && length < search.from && forumTexts.searchHint}
      </p>
    </form>
  );
}
