import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { CrowdReactionsDocument } from '../../../generated/crowd-reactions.js';
import { createReactionFeed } from '../../reactions/reaction-feed.js';
import { FloatingReactions } from '../../reactions/floating-reactions.js';
import { crowdStep, freshSeconds } from '../crowd-steps.js';

const TICK_MS = 500;

interface Props {
  episodeId: string;
  /** The player's position in seconds of the episode; undefined while it does not play. */
  position: () => number | undefined;
}

/**
 * Shows how members of rooms have reacted to the scene that plays, as counts. It asks only for seconds that the viewer has already
 * seen. A failed question is left out, because the next scene has its own.
 */
export default function Crowd({ episodeId, position }: Props) {
  const client = useApolloClient();
  const [feed] = useState(createReactionFeed);
  useEffect(() => {
    let last: number | undefined;
    const waiting = new Set<ReturnType<typeof setTimeout>>();
    const show = (shown: number, until: number) =>
      client
        .query({
          query: CrowdReactionsDocument,
          variables: { episodeId, position: until },
          // Not cached, because each second is shown once.
          fetchPolicy: 'no-cache',
          context: { quiet: true },
        })
        .then(
          ({ data }) => {
            for (const { second, reactions } of freshSeconds(data?.crowdReactions ?? [], shown, until)) {
              const timer = setTimeout(
                () => {
                  waiting.delete(timer);
                  feed.emit(reactions);
                },
                (second - shown - 1) * 1_000,
              );
              waiting.add(timer);
            }
          },
          () => undefined,
        );
    const forget = () => {
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
    };
    const tick = () => {
      const now = position();
      if (now === undefined) return;
      const at = Math.floor(now);
      const step = crowdStep(last, at);
      if (step === 'wait') return;
      if (step === 'begin') forget();
      else void show(last ?? at, at);
      last = at;
    };
    const timer = setInterval(tick, TICK_MS);
    return () => {
      clearInterval(timer);
      forget();
    };
  }, [client, episodeId, position, feed]);
  return <FloatingReactions feed={feed} />;
}
