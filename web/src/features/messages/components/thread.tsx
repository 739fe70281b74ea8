import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { ErrorState } from '../../../components/ui/states.js';
import type { ConversationFieldsFragment, MessageFieldsFragment } from '../../../generated/types.js';
import { longDate, shortDate } from '../../../lib/turkish.js';
import { useReport } from '../../report/use-report.js';
import { useMessages } from '../hooks/use-messages.js';
import { wordsOf } from '../message-words.js';
import type { Outbox, Outgoing } from '../outbox.js';
import { messageTexts } from '../texts.js';
import { Bubble, WaitingBubble } from './bubble.js';
import type { Composing } from './open-conversation.js';

interface Props {
  conversation: ConversationFieldsFragment;
  member: { id: string; name: string };
  viewerId: string;
  waiting: readonly Outgoing[];
  outbox: Outbox;
  onCompose: (composing: Composing) => void;
}

/** Messages by day, the newest at the bottom, and those that wait to be sent. */
export function Thread({ conversation, member, viewerId, waiting, outbox, onCompose }: Props) {
  const { items, failed, last, loadingOlder, loadOlder, retry } = useMessages(conversation);
  const { ask, dialog } = useReport('MESSAGE');
  const box = useRef<HTMLDivElement>(null);
  /** Distance from the bottom, so that older messages inserted above do not move the text that is being read. */
  const fromEnd = useRef(0);
  /** Its height at the last resize; undefined before. */
  const height = useRef<number>(undefined);
  const newest = items?.at(-1)?.id;
  const announced = useIncoming(items, viewerId);
  const isOwnNewest = items?.at(-1)?.authorId === viewerId;

  useLayoutEffect(() => {
    const { current } = box;
    if (current) current.scrollTop = current.scrollHeight - current.clientHeight - fromEnd.current;
  }, [items?.length, waiting.length]);
  const isShown = items !== undefined;
  useEffect(() => {
    const { current } = box;
    if (!current || typeof ResizeObserver === 'undefined') return;
    // Chosen photos make the composer higher, which would hide the newest message.
    const resize = new ResizeObserver(() => {
      height.current = current.clientHeight;
      current.scrollTop = current.scrollHeight - current.clientHeight - fromEnd.current;
    });
    resize.observe(current);
    return () => resize.disconnect();
  }, [isShown]);
  useEffect(() => {
    // An own new message is always scrolled into view.
    const { current } = box;
    if (isOwnNewest && current) current.scrollTop = current.scrollHeight;
  }, [newest, isOwnNewest]);

  if (failed) return <ErrorState title={messageTexts.failedTitle} onRetry={retry} />;
  if (!items)
    return (
      <div aria-busy="true" className="grid content-end gap-3 p-6">
        <Skeleton className="h-11 w-2/3 rounded-2xl" />
        <Skeleton className="h-11 w-1/2 justify-self-end rounded-2xl" />
        <Skeleton className="h-18 w-3/5 rounded-2xl" />
      </div>
    );
  return (
    <div
      ref={box}
      tabIndex={0}
      role="region"
      aria-label={messageTexts.thread(member.name)}
      className="relative min-h-0 overflow-y-auto overscroll-contain p-3 focus-visible:-outline-offset-2 sm:p-5"
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        // A resize that is not observed yet also scrolls; that is not the reader's scroll.
        if (height.current !== undefined && height.current !== clientHeight) return;
        fromEnd.current = Math.max(0, scrollHeight - scrollTop - clientHeight);
      }}
    >
      <div className="flex min-h-full flex-col justify-end gap-3">
        {!last && (
          <Button
            variant="quiet"
            size="sm"
            className="self-center"
            loading={loadingOlder}
            onClick={() => void loadOlder()}
          >
            {messageTexts.older}
          </Button>
        )}
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
          {items.map((message, place) => {
            const day = shortDate(new Date(message.sentAt));
            const before = items[place - 1];
            return (
              <Fragment key={message.id}>
                {(!before || shortDate(new Date(before.sentAt)) !== day) && (
                  <li className="justify-self-center py-2 text-sm text-muted">
                    {dayName(new Date(message.sentAt))}
                  </li>
                )}
                <Bubble
                  message={message}
                  member={member}
                  viewerId={viewerId}
                  conversation={conversation}
                  onCompose={onCompose}
                  onReport={ask}
                />
              </Fragment>
            );
          })}
        </ol>
        <WaitingMessages entries={waiting} outbox={outbox} />
      </div>
      <p role="status" className="sr-only">
        {announced && messageTexts.incoming(member.name, announced)}
      </p>
      {dialog}
    </div>
  );
}

/** Text of the newest message if the other member has sent it after the messages were first shown. */
function useIncoming(
  items: readonly MessageFieldsFragment[] | undefined,
  viewerId: string,
): string | undefined {
  const newest = items?.at(-1);
  const [first, setFirst] = useState<number>();
  if (first === undefined && items) setFirst(newest?.seq ?? 0);
  if (!newest || first === undefined || newest.seq <= first) return undefined;
  return newest.authorId === viewerId || newest.deleted ? undefined : wordsOf(newest);
}

/** Messages that wait to be sent, or were refused. */
export function WaitingMessages({ entries, outbox }: { entries: readonly Outgoing[]; outbox: Outbox }) {
  if (entries.length === 0) return null;
  const isHeldUp = entries.some(({ waits }) => waits);
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      {entries.map((entry) => (
        <WaitingBubble
          key={entry.key}
          entry={entry}
          mayDrop={isHeldUp}
          onRetry={() => outbox.retry(entry.key)}
          onDrop={() => outbox.drop(entry.key)}
        />
      ))}
    </ol>
  );
}

/** 'Bugün', 'Dün' or '20 Kasım 2026'. Messages are rendered after hydration, so the reader's clock applies. */
function dayName(moment: Date): string {
  const day = shortDate(moment);
  const now = Date.now();
  if (day === shortDate(new Date(now))) return messageTexts.today;
  return day === shortDate(new Date(now - 86_400_000)) ? messageTexts.yesterday : longDate(moment);
}
