import { useEffect, useRef } from 'react';
import { draftAt, dropDraft, keepDraft } from '../../../lib/drafts.js';
import { useViewer } from '../../../lib/viewer.js';

/**
 * Keeps a visitor's text in this tab, because signing in may leave the site and return. The text is restored once, in
 * the same form. Texts of members are not stored, and a sign-in clears the stored text: the next user of the device
 * may be another person.
 * @param place identifies the form; undefined stores nothing
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
