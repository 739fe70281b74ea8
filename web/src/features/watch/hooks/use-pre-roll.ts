import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { PreRollQuery } from '../../../generated/types.js';
import { askPreRoll, earlyPreRolls } from '../early-start.js';

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
    earlyPreRolls.take(titleId, () => askPreRoll(client, titleId)).then(settle, () => settle(undefined));
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [client, titleId]);

  return { ready: answer !== undefined, preRoll: answer?.preRoll };
}
