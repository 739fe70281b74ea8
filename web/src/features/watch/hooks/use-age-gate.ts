import { useCallback, useState, useSyncExternalStore } from 'react';
import { adultCookie, saysAdult } from '../age-cookie.js';

/** `unknown` on the server and until the page stands: public pages are made without cookies. */
export type AgeGateState = 'unknown' | 'closed' | 'open';

const stays = () => () => undefined;
const fromCookie = (): AgeGateState => (saysAdult(document.cookie) ? 'open' : 'closed');
const onServer = (): AgeGateState => 'unknown';

/** Whether adult content may show; `accept` opens the gate for a year. */
export function useAgeGate(adult: boolean): { state: AgeGateState; accept: () => void } {
  const kept = useSyncExternalStore(stays, fromCookie, onServer);
  const [accepted, setAccepted] = useState(false);
  const accept = useCallback(() => {
    document.cookie = adultCookie(location.protocol === 'https:');
    // A browser that keeps no cookies still shows what was accepted now.
    setAccepted(true);
  }, []);
  return { state: !adult || accepted ? 'open' : kept, accept };
}
