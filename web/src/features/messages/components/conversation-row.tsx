import { Link } from 'react-router';
import { Avatar } from '../../../components/ui/avatar.js';
import { Badge } from '../../../components/ui/badge.js';
import { classes } from '../../../components/ui/classes.js';
import type { ConversationFieldsFragment } from '../../../generated/types.js';
import { wordsOf } from '../message-words.js';
import { conversationPath } from '../paths.js';
import { messageTexts } from '../texts.js';
import { ShortTime } from './short-time.js';

interface Props {
  conversation: ConversationFieldsFragment;
  viewerId: string;
  isOpen: boolean;
  isTyping: boolean;
}

/** A conversation in the list: the other member, the last message, its time and the number of unread ones. */
export function ConversationRow({ conversation, viewerId, isOpen, isTyping }: Props) {
  const { member, unread, lastAt } = conversation;
  const name = member?.name ?? messageTexts.gone;
  const content = (
    <>
      <Avatar name={name} src={member?.avatar ?? undefined} />
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
        <span className="flex items-baseline gap-2">
          <span className={classes('min-w-0 flex-1 truncate', unread > 0 ? 'font-bold' : 'font-semibold')}>
            {name}
          </span>
          <ShortTime at={lastAt} />
        </span>
        <span className="flex items-center gap-2">
          <span
            className={classes('min-w-0 flex-1 truncate text-sm', unread > 0 ? 'text-text' : 'text-muted')}
          >
            {isTyping ? (
              <span className="text-accent-text">{messageTexts.typing(name)}</span>
            ) : (
              excerptOf(conversation, viewerId)
            )}
          </span>
          {unread > 0 && (
            <Badge tone="accent">
              <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
              <span className="sr-only">{messageTexts.unread(unread)}</span>
            </Badge>
          )}
        </span>
      </span>
    </>
  );
  const look = classes(
    'flex min-h-16 items-center gap-3 rounded-xl px-3 py-2 focus-visible:-outline-offset-2',
    isOpen ? 'bg-raised' : 'hover:bg-raised/60',
  );
  if (!member) return <div className={look}>{content}</div>;
  return (
    <Link to={conversationPath(member.username)} aria-current={isOpen ? 'page' : undefined} className={look}>
      {content}
    </Link>
  );
}

function excerptOf({ lastMessage }: ConversationFieldsFragment, viewerId: string): string {
  if (!lastMessage) return '';
  const text = wordsOf(lastMessage);
  return lastMessage.authorId === viewerId ? messageTexts.youSaid(text) : text;
}
