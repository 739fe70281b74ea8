import { useCallback, useState, useSyncExternalStore } from 'react';
import { adultCookie, saysAdult } from '../age-cookie.js';

/** `unknown` on the server and until hydration: public pages are rendered without cookies. */
export type AgeGateState = 'unknown' | 'closed' | 'open';

const stays = () => () => undefined;
const fromCookie = (): AgeGateState => (saysAdult(document.cookie) ? 'open' : 'closed');
const onServer = (): AgeGateState => 'unknown';

/** Whether adult content may be shown; `accept` opens the gate for a year. */
export function useAgeGate(adult: boolean): { state: AgeGateState; accept: () => void } {
  const kept = useSyncExternalStore(stays, fromCookie, onServer);
  const [accepted, setAccepted] = useState(false);
  const accept = useCallback(() => {
    document.cookie = adultCookie(location.protocol === 'https:');
    // Without cookies the gate still opens for this page.
    setAccepted(true);
  }, []);
  return { state: !adult || accepted ? 'open' : kept, accept };
}
