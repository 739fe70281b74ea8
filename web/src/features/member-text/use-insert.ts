import { type RefObject, useLayoutEffect, useRef } from 'react';
import { countGraphemes } from '../../lib/turkish.js';

interface Options {
  value: string;
  /** In graphemes. */
  limit: number;
  onValueChange: (value: string) => void;
  /** Called with the caret's position after an insertion. */
  onCaret?: (at: number) => void;
}

/**
 * Inserts text into a field and sets the caret behind it. An insertion past the limit is refused, because it would cut off the
 * text behind it.
 * @returns a function that replaces the text between two positions. Without positions it replaces the selection, which the field
 * keeps while a picker has the focus.
 */
export function useInsert(
  field: RefObject<HTMLTextAreaElement | null>,
  { value, limit, onValueChange, onCaret }: Options,
): (text: string, from?: number, to?: number) => void {
  /** Caret position to set after the inserted text is rendered. */
  const wanted = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    field.current?.setSelectionRange(wanted.current, wanted.current);
    onCaret?.(wanted.current);
    wanted.current = undefined;
  });
  return (
    text,
    from = field.current?.selectionStart ?? value.length,
    to = field.current?.selectionEnd ?? from,
  ) => {
    const next = value.slice(0, from) + text + value.slice(to);
    if (countGraphemes(next) > limit) return;
    wanted.current = from + text.length;
    onValueChange(next);
  };
}
