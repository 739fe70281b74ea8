import { type KeyboardEvent, useCallback, useId, useState } from 'react';

/** A field with a list of links below it: the focus stays in the field, arrow keys move through the list. */
export function useCombobox() {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [options, setOptions] = useState(0);
  const [active, setActive] = useState(-1);
  const expanded = open && options > 0;
  const show = useCallback((shown: boolean) => {
    setOpen(shown);
    setActive(-1);
  }, []);
  const idOf = (place: number) => `${listId}-${place}`;

  /** Moves from the field itself (-1) through all options and back. */
  const move = (by: 1 | -1) => {
    const places = options + 1;
    const next = ((active + 1 + by + places) % places) - 1;
    setActive(next);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (expanded) move(event.key === 'ArrowDown' ? 1 : -1);
      else show(true);
    } else if (event.key === 'Enter' && expanded && active >= 0) {
      event.preventDefault();
      document.getElementById(idOf(active))?.click();
    } else if (event.key === 'Escape' && open) {
      // The first press closes the list; the next one closes the layer below it.
      event.preventDefault();
      if (expanded) event.stopPropagation();
      show(false);
    }
  };

  return {
    open,
    show,
    listId,
    active: Math.min(active, options - 1),
    onShown: setOptions,
    field: {
      role: 'combobox',
      onKeyDown,
      'aria-autocomplete': 'list',
      'aria-expanded': expanded,
      'aria-controls': expanded ? listId : undefined,
      'aria-activedescendant': expanded && active >= 0 ? idOf(active) : undefined,
    },
  } as const;
}
