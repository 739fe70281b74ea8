import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { classes } from '../../../components/ui/classes.js';
import { Icon } from '../../../components/ui/icon.js';
import { useNow } from '../../../components/ui/use-now.js';
import { dateAndTime, formatPercent } from '../../../lib/turkish.js';
import { actionTexts } from '../action-texts.js';
import { useReadPosts } from '../hooks/use-post-overlay.js';
import { useVote } from '../hooks/use-vote.js';
import type { FlowPoll } from '../post.js';

interface Props {
  postId: string;
  poll: FlowPoll;
}

/** A poll: its answers until the viewer has voted or it has ended, then its results. */
export function Poll({ postId, poll }: Props) {
  const read = useReadPosts();
  const { ended, endsAt, ownAnswer } = poll;
  const now = useNow(30_000);
  const isOver = ended || (now !== undefined && endsAt !== null && Date.parse(endsAt) <= now.getTime());
  // The results appear at the end of the poll without a reload.
  useEffect(() => {
    if (isOver && !ended) read([postId]).catch(() => undefined);
  }, [isOver, ended, postId, read]);
  const isOpen = !isOver && ownAnswer === null;
  const region = useRef<HTMLDivElement>(null);
  const voted = useRef(false);
  useEffect(() => {
    // The pressed button has disappeared, so the focus moves to the results.
    if (ownAnswer !== null && voted.current) region.current?.focus();
  }, [ownAnswer]);
  return (
    <div className="grid gap-3">
      <p className="text-lg font-semibold break-words">{poll.question}</p>
      {isOpen ? (
        <Ballot postId={postId} poll={poll} onVote={() => (voted.current = true)} />
      ) : (
        <div
          ref={region}
          tabIndex={-1}
          role="group"
          aria-label={actionTexts.results}
          className="rounded-lg outline-offset-4"
        >
          <Results poll={poll} />
        </div>
      )}
      <p className="tabular flex flex-wrap gap-x-2 text-sm text-muted">
        {!poll.resultsHidden && (
          <>
            <span>{actionTexts.votes(poll.voteCount)}</span>
            <span aria-hidden="true">·</span>
          </>
        )}
        <span>
          {isOver
            ? actionTexts.ended
            : endsAt === null
              ? actionTexts.open
              : actionTexts.endsAt(dateAndTime(new Date(endsAt)))}
        </span>
      </p>
    </div>
  );
}

const row = 'relative flex min-h-11 items-center gap-3 overflow-hidden rounded-xl border px-4 py-2';

function Ballot({ postId, poll, onVote }: Props & { onVote: () => void }) {
  const [chosen, setChosen] = useState<number>();
  const [missing, setMissing] = useState(false);
  const { vote, voting } = useVote(postId);
  const group = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(chosen === undefined);
    if (chosen === undefined) return;
    onVote();
    vote(chosen);
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <fieldset
        className="grid grid-cols-[minmax(0,1fr)] gap-2"
        aria-describedby={missing ? `${group}-error` : undefined}
      >
        <legend className="sr-only">{poll.question || actionTexts.poll}</legend>
        {poll.answers.map(({ text, count }, place) => (
          <label
            key={place}
            className={classes(
              row,
              'cursor-pointer border-control hover:bg-raised has-checked:border-accent has-checked:bg-raised',
            )}
          >
            <input
              type="radio"
              name={group}
              checked={chosen === place + 1}
              onChange={() => {
                setChosen(place + 1);
                setMissing(false);
              }}
              className="size-5 shrink-0 appearance-none rounded-full border-2 border-control transition-[border-width] checked:border-6 checked:border-accent"
            />
            <span className="min-w-0 flex-1 break-words">{text}</span>
            {/* The author sees the counts before voting. */}
            {!poll.resultsHidden && (
              <span className="tabular text-sm text-muted">{actionTexts.votes(count)}</span>
            )}
          </label>
        ))}
      </fieldset>
      {missing && (
        <p id={`${group}-error`} role="alert" className="text-sm text-pomegranate-text">
          {actionTexts.choose}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="sm" loading={voting}>
          {actionTexts.vote}
        </Button>
        <span className="text-sm text-muted">{actionTexts.final}</span>
      </div>
    </form>
  );
}

/** The results as bars; the viewer's choice is marked by an icon and a word. */
function Results({ poll: { answers, voteCount, ownAnswer } }: { poll: FlowPoll }) {
  const most = Math.max(...answers.map(({ count }) => count));
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {answers.map(({ text, count }, place) => {
        const share = voteCount > 0 ? count / voteCount : 0;
        const isOwn = ownAnswer === place + 1;
        return (
          <li
            key={place}
            className={classes(row, 'justify-between', isOwn ? 'border-accent' : 'border-line')}
          >
            <span
              aria-hidden="true"
              style={{ width: `${share * 100}%` }}
              className={classes(
                'absolute inset-y-0 left-0 transition-[width]',
                count === most && count > 0 ? 'bg-accent/25' : 'bg-raised',
              )}
            />
            <span
              className={classes(
                'relative min-w-0 break-words',
                count === most && count > 0 && 'font-semibold',
              )}
            >
              {text}
              {isOwn && (
                <span className="ml-2 inline-flex items-center gap-1 align-middle text-sm font-semibold whitespace-nowrap text-accent-text">
                  <Icon name="check" size={16} />
                  {actionTexts.ownAnswer}
                </span>
              )}
            </span>
            <span className="tabular relative shrink-0 font-semibold">
              <span aria-hidden="true">{formatPercent(share)}</span>
              <span className="sr-only">{actionTexts.answerVotes(count, formatPercent(share))}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
