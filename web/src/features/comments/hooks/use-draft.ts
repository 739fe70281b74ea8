import { useEffect, useRef } from 'react';
import { useViewer } from '../../../lib/viewer.js';

const NAME = 'seyir-taslak';

/**
 * Keeps in this tab what a visitor has typed, since signing in may lead over another site and back; it is given back
 * once, where it was typed. What somebody types who is or was a member is not kept, and what is kept goes once they are
 * one: the next to sit here may be somebody else.
 * @param place of the text; undefined keeps nothing
 */
export function useDraft<T extends { body: string }>(
  place: string | undefined,
  draft: T,
  restore: (kept: T) => void,
): void {
  const { state } = useViewer();
  const wasMember = useRef(false);
  const latest = useRef(restore);
  latest.current = restore;
  const key = place && `${NAME}:${place}`;
  const text = draft.body && JSON.stringify(draft);

  useEffect(() => {
    const kept = key && take(key);
    if (kept) latest.current(JSON.parse(kept) as T);
  }, [key]);
  useEffect(() => {
    if (state === 'member') wasMember.current = true;
    if (!key) return;
    if (state === 'visitor' && !wasMember.current && text) keep(key, text);
    else take(key);
  }, [key, state, text]);
}

function keep(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // No room, or not allowed: the form still has it.
  }
}

function take(key: string): string | null {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return kept;
  } catch {
    return null;
  }
}
