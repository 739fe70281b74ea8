import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Avatar } from '../../../components/ui/avatar.js';
import { Button } from '../../../components/ui/button.js';
import { classes } from '../../../components/ui/classes.js';
import { Icon } from '../../../components/ui/icon.js';
import { IconButton } from '../../../components/ui/icon-button.js';
import { Menu, type MenuEntry } from '../../../components/ui/menu.js';
import { MoreButton } from '../../../components/ui/more-button.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { Spoiler } from '../../../components/ui/spoiler.js';
import { uiTexts } from '../../../components/ui/texts.js';
import { useToast } from '../../../components/ui/toast.js';
import { readError } from '../../../lib/graphql-error.js';
import { countGraphemes } from '../../../lib/turkish.js';
import { useDraftKeys } from '../../../lib/use-send.js';
import { EmojiInsert } from '../../member-text/emoji-insert.js';
import { useInsert } from '../../member-text/use-insert.js';
import { reportTexts } from '../../report/texts.js';
import { useReport } from '../../report/use-report.js';
import type { Entry, NewEntry, RoomChat as Chat } from '../hooks/use-room-chat.js';
import { roomTexts as texts } from '../texts.js';

/** Length limits in graphemes (product-rules, Text). */
const LIMIT = 500;
/** Up to this distance from the end, the reader counts as reading the newest entries. */
const NEAR_END = 80;

interface Props {
  chat: Chat;
  viewerId: string;
  /** Host or moderator. */
  isManager: boolean;
  mayWrite: boolean;
}

/** The chat of a room with the newest entry at the end. The list follows new entries while its reader is at the end. */
export function RoomChat({ chat, viewerId, isManager, mayWrite }: Props) {
  const { entries, failed, hasOlder, loadOlder, reload } = chat;
  const [replyTo, setReplyTo] = useState<Entry>();
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [unseen, setUnseen] = useState(0);
  const lastId = entries?.at(-1)?.id;
  const report = useReport('ROOM', reportTexts.roomEntry);
  const { show } = useToast();

  useEffect(() => {
    const element = list.current;
    if (!element || lastId === undefined) return;
    if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    else setUnseen((count) => count + 1);
  }, [lastId]);

  const toEnd = () => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  };
  const attempt = (work: Promise<void>, failure: string) => {
    work.catch((error: unknown) => show({ text: readError(error).message || failure, tone: 'error' }));
  };

  return (
    <section aria-label={texts.chat} className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-3">
      <div className="relative min-h-0">
        <div
          ref={list}
          role="log"
          aria-label={texts.chat}
          tabIndex={0}
          onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
            isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
            if (isAtEnd.current) setUnseen(0);
          }}
          className="absolute inset-0 overflow-y-auto overscroll-contain pr-1 [scrollbar-width:thin]"
        >
          {hasOlder && (
            <div className="pb-3 text-center">
              <MoreButton size="sm" variant="quiet" label={texts.older} onMore={loadOlder} />
            </div>
          )}
          {!entries && !failed && <Skeleton className="h-24 rounded-xl" />}
          {!entries && failed && (
            <div className="grid justify-items-center gap-2 py-6 text-muted">
              <p role="alert">{texts.chatFailed}</p>
              <Button size="sm" variant="outline" onClick={reload}>
                {uiTexts.retry}
              </Button>
            </div>
          )}
          {entries?.length === 0 && <p className="py-8 text-center text-muted">{texts.chatEmpty}</p>}
          <ol className="grid gap-3">
            {entries?.map((entry) => (
              <ChatEntry
                key={entry.id}
                entry={entry}
                isOwn={entry.authorId === viewerId}
                isManager={isManager}
                mayWrite={mayWrite}
                onReply={() => setReplyTo(entry)}
                onDelete={() => attempt(chat.remove(entry.id), texts.deleteFailed)}
                onReveal={() => attempt(chat.reveal(entry.id), texts.revealFailed)}
                onReport={() => report.ask(entry.id)}
              />
            ))}
          </ol>
        </div>
        {unseen > 0 && (
          <button
            type="button"
            onClick={toEnd}
            className="absolute bottom-2 left-1/2 -translate-x-1/2 rounded-full bg-accent px-4 py-1.5 text-sm font-semibold text-on-accent shadow-lift"
          >
            {texts.newEntries(unseen)}
          </button>
        )}
      </div>
      {mayWrite && (
        <Composer
          replyTo={replyTo}
          onCancelReply={() => setReplyTo(undefined)}
          send={async (entry, key) => {
            await chat.send(entry, key);
            setReplyTo(undefined);
            isAtEnd.current = true;
          }}
        />
      )}
      {report.dialog}
    </section>
  );
}

interface EntryProps {
  entry: Entry;
  isOwn: boolean;
  isManager: boolean;
  mayWrite: boolean;
  onReply: () => void;
  onDelete: () => void;
  onReveal: () => void;
  onReport: () => void;
}

function ChatEntry({ entry, isOwn, isManager, mayWrite, onReply, onDelete, onReveal, onReport }: EntryProps) {
  const { author, body, covered, deleted, spoiler, postedAt, replyTo } = entry;
  const name = author?.name ?? texts.gone;
  const items: MenuEntry[] = deleted
    ? []
    : [
        ...(mayWrite ? [{ label: texts.reply, icon: 'comment' as const, onSelect: onReply }] : []),
        ...(isOwn || isManager
          ? [{ label: texts.delete, icon: 'close' as const, danger: true, onSelect: onDelete }]
          : []),
        ...(isOwn ? [] : [{ label: texts.report, icon: 'warning' as const, onSelect: onReport }]),
      ];
  return (
    <li className="group flex gap-2.5" data-testid="room-entry">
      <Avatar name={name} src={author?.avatar ?? undefined} size="sm" />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-2 text-sm">
          <span className="min-w-0 truncate font-semibold">{name}</span>
          <time dateTime={postedAt} className="tabular shrink-0 text-xs text-muted">
            {timeOf(postedAt)}
          </time>
        </p>
        {replyTo && (
          <p className="truncate border-l-2 border-line pl-2 text-sm text-muted">
            {replyTo.deleted
              ? texts.deleted
              : `${replyTo.author?.name ?? texts.gone}: ${replyTo.excerpt || '…'}`}
          </p>
        )}
        {deleted ? (
          <p className="text-muted italic">{texts.deleted}</p>
        ) : covered ? (
          <Spoiler revealed={false} onReveal={onReveal} hint={texts.spoilerHint} />
        ) : (
          <p
            className={classes(
              'break-words whitespace-pre-wrap',
              spoiler.kind !== 'NONE' && 'border-l-3 border-pomegranate pl-2',
            )}
          >
            {body}
          </p>
        )}
      </div>
      {items.length > 0 && (
        <Menu
          trigger={
            <IconButton
              icon="more"
              label={texts.entryMenu(name)}
              className="text-muted focus-visible:opacity-100 data-popup-open:opacity-100 pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100"
            />
          }
          items={items}
        />
      )}
    </li>
  );
}

const timeOf = (iso: string): string =>
  new Date(iso).toLocaleTimeString('tr-TR', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Istanbul',
  });

interface ComposerProps {
  replyTo: Entry | undefined;
  onCancelReply: () => void;
  send: (entry: NewEntry, key: string) => Promise<void>;
}

/** The form for an entry. Enter sends, Shift+Enter breaks the line. */
function Composer({ replyTo, onCancelReply, send }: ComposerProps) {
  const [body, setBody] = useState('');
  const [isSpoiler, setSpoiler] = useState(false);
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const { keyFor, renew } = useDraftKeys<NewEntry>();
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = useInsert(field, { value: body, limit: LIMIT, onValueChange: setBody });
  const text = body.trim();
  const isTooLong = countGraphemes(text) > LIMIT;
  const submit = () => {
    if (!text || isTooLong || sending) return;
    const entry = { body: text, isSpoiler, replyToId: replyTo?.id };
    setSending(true);
    setError(undefined);
    send(entry, keyFor(entry))
      .then(
        () => {
          renew();
          setBody('');
          setSpoiler(false);
        },
        (failure: unknown) => setError(readError(failure).message || texts.sendFailed),
      )
      .finally(() => setSending(false));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && replyTo) {
      event.stopPropagation();
      onCancelReply();
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  const problem = isTooLong ? texts.tooLongEntry : error;
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {replyTo && (
        <div className="flex items-center gap-2 rounded-xl border-l-4 border-accent bg-raised py-1 pr-1 pl-3 text-sm">
          <p className="min-w-0 flex-1 truncate">{texts.replyTo(replyTo.author?.name ?? texts.gone)}</p>
          <IconButton icon="close" label={texts.cancelReply} onClick={onCancelReply} />
        </div>
      )}
      <div className="flex items-end gap-2">
        <div className="relative grid min-w-0 flex-1">
          <textarea
            ref={field}
            aria-label={texts.write}
            aria-invalid={isTooLong || undefined}
            aria-describedby={problem ? 'oda-mesaj-hatasi' : undefined}
            placeholder={texts.placeholder}
            rows={1}
            value={body}
            onChange={(event) => setBody(event.target.value)}
            onKeyDown={press}
            className="field-sizing-content max-h-32 min-h-11 w-full min-w-0 resize-none rounded-2xl border border-control bg-raised py-2.5 pr-12 pl-4 placeholder:text-muted"
          />
          <div className="absolute right-0 bottom-0">
            <EmojiInsert onPick={insert} />
          </div>
        </div>
        <button
          type="button"
          aria-pressed={isSpoiler}
          title={texts.spoilerHint}
          onClick={() => setSpoiler(!isSpoiler)}
          className={classes(
            'grid size-11 shrink-0 place-items-center rounded-full border',
            isSpoiler
              ? 'border-pomegranate bg-pomegranate-fill text-on-pomegranate'
              : 'border-control text-muted',
          )}
        >
          <Icon name="eyeOff" size={20} />
          <span className="sr-only">{texts.spoiler}</span>
        </button>
        <button
          type="submit"
          aria-label={texts.send}
          aria-disabled={!text || isTooLong || undefined}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent aria-disabled:bg-raised aria-disabled:text-muted"
        >
          <Icon name="send" size={22} />
        </button>
      </div>
      {problem && (
        <p id="oda-mesaj-hatasi" role="alert" className="text-sm text-pomegranate-text">
          {problem}
        </p>
      )}
    </form>
  );
}
