import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { PreRollDocument } from '../../../generated/pre-roll.js';
import type { PreRollQuery } from '../../../generated/types.js';
import { shownAdverts } from '../shown-adverts.js';

type Placement = NonNullable<PreRollQuery['preRoll']>;

export interface PreRollAnswer {
  /** False until the answer is known: the player waits for it. */
  ready: boolean;
  preRoll: Placement | undefined;
}

/** Maximum wait for the adverts query before the episode starts without adverts. */
const PATIENCE_MS = 2_500;

/** The adverts before this episode, queried once. Without an answer in time there are none. */
export function usePreRoll(titleId: string): PreRollAnswer {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<{ preRoll: Placement | undefined }>();
  useEffect(() => {
    let late = false;
    const settle = (preRoll: Placement | null | undefined) => {
      if (late) return;
      late = true;
      setAnswer({ preRoll: preRoll ?? undefined });
    };
    const timer = setTimeout(settle, PATIENCE_MS);
    const variables = { titleId, seen: shownAdverts() };
    client
      // Each showing selects adverts again.
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

  return { ready: answer !== undefined, preRoll: answer?.preRoll };
}
