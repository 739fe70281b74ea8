import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { CountAdvertDocument } from '../../../generated/count-advert.js';
import type { AdvertMoment } from '../../../generated/types.js';
import { rememberAdvert } from '../shown-adverts.js';

/** Counts the events of adverts, and records their showings; for one player. */
export function useCountAdvert(): (advertId: string, moment: AdvertMoment) => void {
  const client = useApolloClient();
  const [showing] = useState(() => crypto.randomUUID());
  return useCallback(
    (advertId: string, moment: AdvertMoment) => {
      if (moment === 'IMPRESSION') rememberAdvert(advertId);
      // Repeated clicks on an advert count separately; every other event counts once per showing.
      const once = moment === 'CLICK' ? crypto.randomUUID() : `${showing}.${moment}`;
      const input = { advertId, moment, idempotencyKey: `${advertId}.${once}` };
      client
        .mutate({
          mutation: CountAdvertDocument,
          variables: { input },
          context: { keepalive: true, quiet: true },
        })
        .catch(() => undefined);
    },
    [client, showing],
  );
}
