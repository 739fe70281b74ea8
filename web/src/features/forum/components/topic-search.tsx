import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { TextField } from '../../../components/ui/text-field.js';
import { keepScroll } from '../../../lib/keep-scroll.js';
import { useSettled } from '../../../lib/use-settled.js';
import { type ListQuery, listSearch, search, searchOf } from '../categories.js';
import { forumTexts } from '../texts.js';

/**
 * The search in the titles of topics; the address follows what is typed, once typing rests, and the field follows the address when
 * the reader goes back or follows a link.
 */
export function TopicSearch({ query }: { query: ListQuery }) {
  const navigate = useNavigate();
  const [text, setText] = useState(query.query ?? '');
  const settled = useSettled(text.trim(), search.pauseMs);
  const wanted = searchOf(settled);
  // What the field has put into the address: the field may already contain more than that.
  const sent = useRef(query.query);
  useEffect(() => {
    if (query.query === sent.current) return;
    sent.current = query.query;
    setText(query.query ?? '');
  }, [query.query]);
  useEffect(() => {
    if (wanted !== query.query && text.trim() === settled) {
      sent.current = wanted;
      void navigate(
        { search: listSearch({ ...query, order: wanted ? 'ACTIVITY' : query.order, query: wanted }) },
        { replace: true, state: keepScroll },
      );
    }
    // Only typing moves the address; a change of the address does not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);
  const length = [...text.trim()].length;
  return (
    <form
      role="search"
      aria-label={forumTexts.search}
      className="grid w-full gap-1.5 sm:max-w-sm"
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        label={forumTexts.search}
        hideLabel
        type="search"
        placeholder={forumTexts.searchPlaceholder}
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
