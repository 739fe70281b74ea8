import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/button.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { IconButton } from '../../../components/ui/icon-button.js';
import type { RequestDeskQuery, RequestState } from '../../../generated/types.js';
import { useDecide } from '../hooks/use-decide.js';
import { requestDeskTexts as texts } from '../texts.js';
import { DeclineDialog } from './decline-dialog.js';
import { MergeDialog } from './merge-dialog.js';
import { RequestItem } from './request-item.js';
import { RequestVotes } from './request-votes.js';

type DeskRequest = RequestDeskQuery['contentRequests']['items'][number];

/** The other states that an editor may choose, and their buttons. */
const steps: Readonly<Record<RequestState, readonly (readonly [RequestState, string])[]>> = {
  OPEN: [
    ['PLANNED', texts.plan],
    ['AVAILABLE', texts.answer],
    ['DECLINED', texts.decline],
  ],
  PLANNED: [
    ['AVAILABLE', texts.answer],
    ['DECLINED', texts.decline],
    ['OPEN', texts.reopen],
  ],
  AVAILABLE: [['OPEN', texts.reopen]],
  DECLINED: [['OPEN', texts.reopen]],
};

/** A request with an editor's buttons; a moderator can only remove it. */
export function DeskItem({ request, mayDecide }: { request: DeskRequest; mayDecide: boolean }) {
  const { name, state, askedBy } = request;
  const { decide, merge, remove, busy } = useDecide(request);
  const [merging, setMerging] = useState(false);
  const [declining, setDeclining] = useState(false);
  const buttons = (
    // A phone shows the cross beside all rows of buttons, never in a row of its own.
    <div className="flex items-center gap-1.5 sm:gap-2">
      <div className="flex flex-1 flex-wrap items-center gap-1.5 sm:gap-2">
        {mayDecide &&
          steps[state].map(([next, label]) => (
            <Button
              key={next}
              size="sm"
              className="max-sm:px-2.5"
              variant={next === 'DECLINED' ? 'quiet' : 'outline'}
              aria-label={texts.of(label, name)}
              loading={busy}
              onClick={() => (next === 'DECLINED' ? setDeclining(true) : decide(next))}
            >
              {label}
            </Button>
          ))}
        {mayDecide && (state === 'OPEN' || state === 'PLANNED') && (
          <Button
            size="sm"
            className="max-sm:px-2.5"
            variant="quiet"
            aria-label={texts.of(texts.merge, name)}
            loading={busy}
            onClick={() => setMerging(true)}
          >
            {texts.merge}
          </Button>
        )}
      </div>
      <ConfirmDialog
        question={texts.removeQuestion}
        onConfirm={remove}
        trigger={<IconButton icon="close" label={texts.of(texts.remove, name)} />}
      />
    </div>
  );
  return (
    <RequestItem request={request} actions={<RequestVotes request={request} />} below={buttons}>
      {askedBy && (
        <p className="text-sm break-words text-muted">
          <Link to={askedBy.path} className="hover:underline">
            {texts.askedBy(askedBy.name)}
          </Link>
        </p>
      )}
      {merging && (
        <MergeDialog
          request={request}
          onClose={() => setMerging(false)}
          onMerge={(intoId) => {
            setMerging(false);
            merge(intoId);
          }}
        />
      )}
      <DeclineDialog
        name={name}
        open={declining}
        onClose={() => setDeclining(false)}
        onDecline={(reason) => {
          setDeclining(false);
          decide('DECLINED', reason);
        }}
      />
    </RequestItem>
  );
}
