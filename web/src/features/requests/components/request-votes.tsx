import { IconButton } from '../../../components/ui/icon-button.js';
import type { RequestFieldsFragment } from '../../../generated/types.js';
import { formatNumber } from '../../../lib/turkish.js';
import { useRequestVote } from '../hooks/use-request-vote.js';
import { requestTexts as texts } from '../texts.js';

/** The score of a request, with votes up and down while it is pending. */
export function RequestVotes({ request }: { request: RequestFieldsFragment }) {
  const vote = useRequestVote(request);
  const { name, score, ownVote, state } = request;
  const pending = state === 'OPEN' || state === 'PLANNED';
  const shown = formatNumber(score);
  return (
    <div className="flex shrink-0 items-center">
      {pending && (
        <IconButton
          icon="up"
          label={texts.up(name)}
          aria-pressed={ownVote === 'UP'}
          className="aria-pressed:bg-accent aria-pressed:text-on-accent"
          onClick={() => vote('UP')}
        />
      )}
      <p className="tabular min-w-8 text-center font-bold">
        <span className="sr-only">{texts.score(shown)}</span>
        <span aria-hidden="true">{shown}</span>
      </p>
      {pending && (
        <IconButton
          icon="down"
          label={texts.down(name)}
          aria-pressed={ownVote === 'DOWN'}
          className="aria-pressed:bg-pomegranate-fill aria-pressed:text-on-pomegranate"
          onClick={() => vote('DOWN')}
        />
      )}
    </div>
  );
}
