/** Notifies this browser's other tabs of a sign-in or sign-out. */
export interface SessionChannel {
  announce: () => void;
  close: () => void;
}

export function openSessionChannel(onChange: () => void): SessionChannel {
  if (typeof BroadcastChannel === 'undefined') return { announce: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel('seyir-session');
  channel.onmessage = onChange;
  return { announce: () => channel.postMessage('changed'), close: () => channel.close() };
}
