import { useEffect, useRef } from 'react';
import { draftAt, dropDraft, keepDraft } from '../../../lib/drafts.js';
import { useViewer } from '../../../lib/viewer.js';

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
  const text = draft.body && JSON.stringify(draft);

  useEffect(() => {
    const kept = place && draftAt(place);
    if (kept) latest.current(JSON.parse(kept) as T);
  }, [place]);
  useEffect(() => {
    if (state === 'member') wasMember.current = true;
    if (!place) return;
    if (state === 'visitor' && !wasMember.current && text) keepDraft(place, text);
    else dropDraft(place);
  }, [place, state, text]);
}
