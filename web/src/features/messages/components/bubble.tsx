import { Button } from '../../../components/ui/button.js';
import { classes } from '../../../components/ui/classes.js';
import { Icon } from '../../../components/ui/icon.js';
import type { ConversationFieldsFragment, MessageFieldsFragment } from '../../../generated/types.js';
import { reactionSigns } from '../../../lib/reaction-signs.js';
import { clockTime } from '../../../lib/turkish.js';
import { PhotoGrid, type ShownPhoto } from '../../attachments/photo-grid.js';
import { TextCard } from '../../attachments/text-card.js';
import { quotedWords } from '../message-words.js';
import type { Outgoing } from '../outbox.js';
import { messageTexts } from '../texts.js';
import { MessageMenu } from './message-menu.js';
import { MessageText } from './message-text.js';
import type { Composing } from './open-conversation.js';

interface Props {
  message: MessageFieldsFragment;
  member: { id: string; name: string };
  viewerId: string;
  conversation: ConversationFieldsFragment;
  onCompose: (composing: Composing) => void;
  onReport: (id: string) => void;
}

const look = (isOwn: boolean) =>
  classes(
    'grid w-fit max-w-full grid-cols-[minmax(0,1fr)] gap-1 rounded-2xl px-4 py-2',
    isOwn ? 'rounded-br-md bg-accent/18' : 'rounded-bl-md bg-raised',
  );

/** One message with its quote, photos, card, reactions, time and marks. */
export function Bubble({ message, member, viewerId, conversation, onCompose, onReport }: Props) {
  const { authorId, body, deleted, edited, replyTo, reactions, photos, sentAt } = message;
  const isOwn = authorId === viewerId;
  const nameOf = (id: string | null) =>
    id === viewerId ? messageTexts.you : id === member.id ? member.name : messageTexts.gone;
  return (
    <li className={classes('group flex items-end gap-1', isOwn ? 'flex-row-reverse' : 'flex-row')}>
      <div
        className={classes(
          'grid min-w-0 max-w-[min(85%,36rem)]',
          isOwn ? 'justify-items-end' : 'justify-items-start',
        )}
      >
        <div className={look(isOwn)}>
          <span className="sr-only">{nameOf(authorId)}:</span>
          {replyTo && (
            <blockquote className="rounded-lg border-l-4 border-accent bg-ink/30 px-3 py-1 text-sm">
              <span className="block font-semibold">{nameOf(replyTo.authorId)}</span>
              <span className="line-clamp-2 wrap-anywhere text-muted">{quotedWords(replyTo)}</span>
            </blockquote>
          )}
          {deleted ? (
            <p className="text-muted italic">{messageTexts.deleted}</p>
          ) : (
            <Content body={body} photos={photos} />
          )}
          <p className="flex items-center gap-1.5 justify-self-end text-xs text-muted">
            {edited && <span>{messageTexts.edited}</span>}
            <time dateTime={sentAt} className="tabular">
              {clockTime(new Date(sentAt))}
            </time>
            {isOwn && !deleted && <Mark message={message} conversation={conversation} />}
          </p>
        </div>
        {reactions.length > 0 && (
          <p
            className="-mt-1.5 flex gap-1 rounded-full border border-line bg-surface px-2 py-0.5 text-sm"
            aria-label={messageTexts.reactionsOf(
              reactions
                .map((one) => `${nameOf(one.memberId)}, ${messageTexts.reactions[one.reaction]}`)
                .join('; '),
            )}
            role="img"
          >
            {reactions.map(({ memberId, reaction }) => (
              <span key={memberId}>{reactionSigns.find(({ kind }) => kind === reaction)?.sign}</span>
            ))}
          </p>
        )}
      </div>
      {!deleted && (
        <MessageMenu
          message={message}
          isOwn={isOwn}
          mayWrite={conversation.mayWrite}
          own={reactions.find(({ memberId }) => memberId === viewerId)?.reaction}
          onCompose={onCompose}
          onReport={() => onReport(message.id)}
        />
      )}
    </li>
  );
}

interface ContentProps {
  body: string;
  photos: readonly ShownPhoto[];
}

/** Photos, text, and the card of the title or episode that the text links to. */
function Content({ body, photos }: ContentProps) {
  return (
    <>
      {photos.length > 0 && (
        <div className="my-1 w-72 max-w-full sm:w-96">
          <PhotoGrid photos={photos} />
        </div>
      )}
      {body && <MessageText text={body} />}
      <TextCard text={body} />
    </>
  );
}

/** One tick for sent, two for delivered, two coloured ones for read. Screen readers read the words. */
function Mark({ message: { seq }, conversation }: Pick<Props, 'message' | 'conversation'>) {
  const { otherReadSeq, otherDeliveredSeq } = conversation;
  const state = seq <= otherReadSeq ? 'read' : seq <= otherDeliveredSeq ? 'delivered' : 'sent';
  return (
    <span
      title={messageTexts.status[state]}
      className={classes('inline-flex', state === 'read' && 'text-accent-text')}
    >
      <Icon name="check" size={14} />
      {state !== 'sent' && <Icon name="check" size={14} className="-ml-2" />}
      <span className="sr-only">{messageTexts.status[state]}</span>
    </span>
  );
}

interface WaitingProps {
  entry: Outgoing;
  /** Shows a button to discard it while it waits. */
  mayDrop: boolean;
  onRetry: () => void;
  onDrop: () => void;
}

/** A message that is not sent yet, or was refused. */
export function WaitingBubble({ entry, mayDrop, onRetry, onDrop }: WaitingProps) {
  const { body, photos = [], refused } = entry;
  return (
    <li className="grid justify-items-end gap-1">
      <div className={classes(look(true), 'max-w-[min(85%,36rem)]', !refused && 'opacity-80')}>
        <span className="sr-only">{messageTexts.you}:</span>
        <Content body={body} photos={photos.map((photo) => ({ ...photo, id: photo.uploadId }))} />
        <p className="flex items-center gap-1.5 justify-self-end text-xs">
          <Icon name={refused === undefined ? 'clock' : 'warning'} size={14} />
          {refused === undefined ? messageTexts.status.waiting : messageTexts.status.failed}
        </p>
      </div>
      {refused === undefined && mayDrop && (
        <Button size="sm" variant="outline" onClick={onDrop}>
          {messageTexts.drop}
        </Button>
      )}
      {refused !== undefined && (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-end gap-2 text-sm text-pomegranate-text"
        >
          {refused}
          <Button size="sm" variant="outline" onClick={onRetry}>
            {messageTexts.tryAgain}
          </Button>
          <Button size="sm" variant="outline" onClick={onDrop}>
            {messageTexts.drop}
          </Button>
        </div>
      )}
    </li>
  );
}
