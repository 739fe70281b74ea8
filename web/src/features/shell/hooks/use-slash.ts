import { type RefObject, useEffect } from 'react';

/** '/' focuses the field, except while the user types. */
export function useSlash(field: RefObject<HTMLInputElement | null>, on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement;
      if (target.isContentEditable || target.matches('input, textarea, select')) return;
      if (!field.current) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field, on]);
}
