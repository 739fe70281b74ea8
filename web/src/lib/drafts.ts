const NAME = 'seyir-taslak';

export const keyOf = (place: string): string => `${NAME}:${place}`;

/** Stores the draft of a form for this tab. */
export function keepDraft(place: string, text: string): void {
  try {
    sessionStorage.setItem(keyOf(place), text);
  } catch {
    // Storage is full or disabled; the form still has the text.
  }
}

/** The stored draft of a form. */
export function draftAt(place: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(place));
  } catch {
    return null;
  }
}

export function dropDraft(place: string): void {
  try {
    sessionStorage.removeItem(keyOf(place));
  } catch {
    // Storage is disabled, so there is no draft.
  }
}

/** Removes all drafts: the next user of the device may be another person. */
export function dropDrafts(): void {
  try {
    for (const storage of [sessionStorage, localStorage])
      for (const key of Object.keys(storage)) if (key.startsWith(keyOf(''))) storage.removeItem(key);
  } catch {
    // Storage is disabled, so there is no draft.
  }
}
