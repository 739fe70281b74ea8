import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { TextArea } from '../../components/ui/text-area.js';
import { useSuggestions } from './use-suggestions.js';
import { namingAt } from './mention.js';
import { EmojiInsert } from './emoji-insert.js';
import { Suggestions } from './suggestions.js';
import { useInsert } from './use-insert.js';

type Props = Pick<
  ComponentProps<typeof TextArea>,
  'label' | 'value' | 'onValueChange' | 'limit' | 'placeholder' | 'error' | 'autoFocus'
>;

/** A field for a member's text: counter, emoji at the caret, and member suggestions after an @. */
export function MemberTextArea({ value, onValueChange, limit, ...rest }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [closed, setClosed] = useState(false);
  const [active, setActive] = useState(0);
  const put = useInsert(field, { value, limit, onValueChange, onCaret: setCaret });
  const naming = closed ? undefined : namingAt(value, caret);
  const suggestions = useSuggestions(naming?.prefix);
  const listId = useId();
  const open = naming !== undefined && suggestions.length > 0;
  const place = Math.min(active, suggestions.length - 1);

  const name = (index: number) => {
    const member = suggestions[index];
    if (!member || !naming) return;
    put(`@${member.username} `, naming.start, naming.start + 1 + naming.prefix.length);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const by = event.key === 'ArrowDown' ? 1 : -1;
      setActive((place + by + suggestions.length) % suggestions.length);
    } else if (event.key === 'Enter' || event.key === 'Tab') name(place);
    else if (event.key === 'Escape') setClosed(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="relative">
      <TextArea
        {...rest}
        ref={field}
        value={value}
        limit={limit}
        onValueChange={(text) => {
          setClosed(false);
          setActive(0);
          onValueChange(text);
        }}
        onInput={(event) => setCaret(event.currentTarget.selectionStart)}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onBlur={() => setClosed(true)}
        onKeyDown={onKeyDown}
        aria-autocomplete="list"
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open ? `${listId}-${place}` : undefined}
        className="pr-14"
      />
      <div className="absolute top-8 right-1.5">
        <EmojiInsert onPick={put} />
      </div>
      {open && <Suggestions id={listId} members={suggestions} active={place} onPick={name} />}
    </div>
  );
}
