const NAME = 'seyir-taslak';

const keyOf = (place: string): string => `${NAME}:${place}`;

/** Keeps in this tab what was typed at a place. */
export function keepDraft(place: string, text: string): void {
  try {
    sessionStorage.setItem(keyOf(place), text);
  } catch {
    // No room, or not allowed: the form still has it.
  }
}

/** What is kept of a place. */
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
    // Not allowed: nothing is kept.
  }
}

/** Drops what is kept of any place: the next to sit here may be somebody else. */
export function dropDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(keyOf(''))) sessionStorage.removeItem(key);
  } catch {
    // Not allowed: nothing is kept.
  }
}
