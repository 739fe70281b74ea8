import { useCallback, useEffect, useState } from 'react';
import { adultCookie, saysAdult } from '../age-cookie.js';

/** `unknown` on the server and until the page stands: public pages are made without cookies. */
export type AgeGateState = 'unknown' | 'closed' | 'open';

/** Whether adult content may show; `accept` opens the gate for a year. */
export function useAgeGate(adult: boolean): { state: AgeGateState; accept: () => void } {
  const [state, setState] = useState<AgeGateState>(adult ? 'unknown' : 'open');
  useEffect(() => setState(!adult || saysAdult(document.cookie) ? 'open' : 'closed'), [adult]);
  const accept = useCallback(() => {
    document.cookie = adultCookie(location.protocol === 'https:');
    setState('open');
  }, []);
  return { state, accept };
}
