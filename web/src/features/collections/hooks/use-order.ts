import { useLayoutEffect, useRef, useState } from 'react';

export type Direction = 'up' | 'down';

interface Order<Item> {
  items: readonly Item[];
  setItems: (items: readonly Item[]) => void;
  /** Moves an item to a position; positions outside the list are ignored. */
  move: (id: string, to: number, pressed?: Direction) => void;
  /** Describes the last move for screen readers. */
  announcement: string;
  /** Ref of the list; its buttons have `data-move="{direction} {id}"`. */
  list: React.RefObject<HTMLOListElement | null>;
}

/** A list that can be ordered. A button that moves its item keeps the focus. */
export function useOrder<Item extends { readonly id: string }>(
  first: readonly Item[],
  announce: (item: Item, place: number, all: number) => string,
): Order<Item> {
  const [items, setItems] = useState(first);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<string>(undefined);
  useLayoutEffect(() => {
    // Restores the focus, because the browser removes it from an element that moves in the document.
    if (!pressed.current) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${pressed.current}"]`)?.focus();
    pressed.current = undefined;
  });
  const move = (id: string, to: number, by?: Direction) => {
    const from = items.findIndex((item) => item.id === id);
    const item = items[from];
    if (!item || to < 0 || to >= items.length || to === from) return;
    const rest = items.toSpliced(from, 1);
    setItems(rest.toSpliced(to, 0, item));
    setAnnouncement(announce(item, to + 1, items.length));
    if (by) pressed.current = `${by} ${id}`;
  };
  return { items, setItems, move, announcement, list };
}
