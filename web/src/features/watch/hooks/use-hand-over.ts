import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useViewer } from '../../../lib/viewer.js';
import { KEPT_GROUPS_KEY } from '../kept-groups-key.js';
import { KEPT_POSITIONS_KEY } from '../kept-positions-key.js';

/**
 * Hands a visitor's stored positions and translator groups over to the account after a sign-in. A failed copy is
 * repeated on the next page.
 */
export function useHandOver(): void {
  const client = useApolloClient();
  const isMember = useViewer().state === 'member';
  useEffect(() => {
    if (!isMember || !hasKept()) return;
    // Few pages need it, so the script is loaded only then.
    void import('../hand-over.js').then(
      ({ handOver }) => handOver(client),
      () => undefined,
    );
  }, [client, isMember]);
}

function hasKept(): boolean {
  try {
    return Object.keys(localStorage).some(
      (key) => key === KEPT_POSITIONS_KEY || key.startsWith(KEPT_GROUPS_KEY),
    );
  } catch {
    return false;
  }
}
