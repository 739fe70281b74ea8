const key = 'seyir-member';

/**
 * Runs before the first paint: pages are rendered without a session, and a browser that was signed in last time gets
 * the room for the member's own row at once. It is only about space; the session decides what is shown.
 */
export const memberHintScript = `try{if(localStorage.getItem('${key}'))document.documentElement.dataset.member=''}catch(e){}`;

/** Keeps for the next page whether this browser is signed in. */
export function noteMember(isMember: boolean): void {
  const { dataset } = document.documentElement;
  if (isMember) dataset['member'] = '';
  else delete dataset['member'];
  try {
    if (isMember) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Storage may be disabled; then the next page finds out by itself.
  }
}

/** Whether this browser was signed in last time; false on the server. */
export const wasMember = (): boolean =>
  typeof document !== 'undefined' && 'member' in document.documentElement.dataset;
