import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CountAdvertDocument } from '../../../generated/count-advert.js';
import { PreRollDocument } from '../../../generated/pre-roll.js';
import type { AdvertMoment, PreRollQuery } from '../../../generated/types.js';
import { rememberAdvert, shownAdverts } from '../shown-adverts.js';

type Placement = NonNullable<PreRollQuery['preRoll']>;

export interface PreRollAnswer {
  /** False until it is known whether anything runs: the player waits for it. */
  ready: boolean;
  preRoll: Placement | undefined;
  /** Counts what happened, and remembers what was shown. */
  count: (advertId: string, moment: AdvertMoment) => void;
}

/** Whether there are adverts must not keep anyone from watching for longer than this. */
const PATIENCE_MS = 2_500;

/** What runs before this episode. Asked for once; an answer that is late or fails means that nothing does. */
export function usePreRoll(titleId: string): PreRollAnswer {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<{ preRoll: Placement | undefined }>();
  const showing = useRef('');
  useEffect(() => {
    let late = false;
    const settle = (preRoll: Placement | null | undefined) => {
      if (late) return;
      late = true;
      showing.current = crypto.randomUUID();
      setAnswer({ preRoll: preRoll ?? undefined });
    };
    const timer = setTimeout(settle, PATIENCE_MS);
    const variables = { titleId, seen: shownAdverts() };
    client
      .query({ query: PreRollDocument, variables, fetchPolicy: 'no-cache', context: { quiet: true } })
      .then(
        ({ data }) => settle(data?.preRoll),
        () => settle(undefined),
      );
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [client, titleId]);

  const count = useCallback(
    (advertId: string, moment: AdvertMoment) => {
      if (moment === 'IMPRESSION') rememberAdvert(advertId);
      // A click more on the same advert is one more click; all else happens once in a showing.
      const once = moment === 'CLICK' ? crypto.randomUUID() : `${showing.current}.${moment}`;
      const input = { advertId, moment, idempotencyKey: `${advertId}.${once}` };
      client
        .mutate({
          mutation: CountAdvertDocument,
          variables: { input },
          context: { keepalive: true, quiet: true },
        })
        .catch(() => undefined);
    },
    [client],
  );
  return { ready: answer !== undefined, preRoll: answer?.preRoll, count };
}
