import { keyOf } from './drafts.js';

const ownKeyOf = (memberId: string, place: string): string => keyOf(`${memberId}:${place}`);

/** Saves a member's draft in this browser until the member signs out. */
export function keepOwnDraft(memberId: string, place: string, text: string): void {
  try {
    localStorage.setItem(ownKeyOf(memberId, place), text);
  } catch {
    // Storage is full or disabled; the form still has the text.
  }
}

/** A member's draft. */
export function ownDraftAt(memberId: string, place: string): string | null {
  try {
    return localStorage.getItem(ownKeyOf(memberId, place));
  } catch {
    return null;
  }
}

export function dropOwnDraft(memberId: string, place: string): void {
  try {
    localStorage.removeItem(ownKeyOf(memberId, place));
  } catch {
    // Storage is disabled, so there is no draft.
  }
}
