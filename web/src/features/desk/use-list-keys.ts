import { type RefObject, useEffect, useRef } from 'react';

/** Fields in which a letter is text, and open dialogs and menus, which have keys of their own. */
const TAKEN = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

/**
 * The keys of a list of the desk (experience, Desk): j and k go to the next and the previous link in `list`, Enter follows it as
 * everywhere, and e acts on it.
 * @param act gets the place of the link in the list; absent: e does nothing
 */
export function useListKeys(list: RefObject<HTMLElement | null>, act?: (place: number) => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      if (!list.current || altKey || ctrlKey || metaKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(TAKEN)) return;
      const links = [...list.current.querySelectorAll<HTMLElement>('a[href]')];
      const place = links.findIndex((link) => link === document.activeElement);
      if (key === 'j' || key === 'k') {
        const next = key === 'j' ? place + 1 : place === -1 ? links.length - 1 : place - 1;
        links[next]?.focus();
      } else if (key === 'e' && place !== -1) latest.current?.(place);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [list]);
}
