import { useEffect, useRef } from 'react';
import { draftAt, dropDraft, keepDraft } from './drafts.js';
import { dropOwnDraft, keepOwnDraft, ownDraftAt } from './own-drafts.js';
import { useViewer } from './viewer.js';

/**
 * Stores unfinished text: a member's in the browser until the sign-out, a visitor's in the tab, because signing in may lead to
 * another site and back. A sign-out also removes a member's text from the form.
 * @param place identifies the form
 * @param draft undefined while the form is empty, which removes the stored draft
 * @param clear empties the form, so that the draft becomes undefined
 */
export function useOwnDraft<T>(
  place: string,
  draft: T | undefined,
  restore: (kept: T) => void,
  clear: () => void,
): void {
  const viewer = useViewer();
  const who = viewer.state === 'member' ? viewer.member.id : viewer.state;
  const latest = useRef({ draft, restore, clear });
  latest.current = { draft, restore, clear };
  /** The viewer whose draft is in the form. For another viewer nothing is stored or removed. */
  const owner = useRef('unknown');
  const text = draft && JSON.stringify(draft);

  useEffect(() => {
    if (who === 'unknown' || owner.current === who) return;
    if (owner.current !== 'unknown' && owner.current !== 'visitor') {
      latest.current.clear();
      // The next viewer's draft is restored only after the form is empty.
      if (text) return;
    }
    owner.current = who;
    const fromVisitor = draftAt(place);
    const kept = who === 'visitor' ? fromVisitor : (fromVisitor ?? ownDraftAt(who, place));
    if (who !== 'visitor') dropDraft(place);
    // Text that is already in the form has priority over a stored draft.
    if (kept && latest.current.draft === undefined) latest.current.restore(JSON.parse(kept) as T);
  }, [place, who, text]);

  useEffect(() => {
    if (who === 'unknown' || owner.current !== who) return;
    if (who === 'visitor') text ? keepDraft(place, text) : dropDraft(place);
    else text ? keepOwnDraft(who, place, text) : dropOwnDraft(who, place);
  }, [place, who, text]);
}
