import { useQuery } from '@apollo/client/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../components/ui/avatar.js';
import { Icon } from '../../../components/ui/icon.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import { ConversationWithDocument } from '../../../generated/conversation-with.js';
import type { ConversationWithQuery, MessageFieldsFragment } from '../../../generated/types.js';
import { usePhotos } from '../../attachments/use-photos.js';
import { useOutbox } from '../hooks/use-outbox.js';
import type { Outgoing } from '../outbox.js';
import { messagesPath } from '../paths.js';
import { messageTexts } from '../texts.js';
import { Composer } from './composer.js';
import { RequestBar } from './request-bar.js';
import { Thread, WaitingMessages } from './thread.js';

interface Props {
  username: string;
  viewerId: string;
  /** The conversation in which the other member is typing. */
  typing: string | undefined;
  together?: TogetherSlot | undefined;
}

/** Renders a button that opens a room with the other member; `send` writes into the conversation. */
export type TogetherSlot = (name: string, send: (body: string) => void) => ReactNode;

/** The uses of the composer besides a new message. */
export type Composing =
  | { readonly kind: 'reply'; readonly message: MessageFieldsFragment }
  | { readonly kind: 'edit'; readonly message: MessageFieldsFragment };

/** The conversation with a member: header, messages, composer. */
export function OpenConversation({ username, viewerId, typing, together }: Props) {
  const { data, error, refetch } = useQuery(ConversationWithDocument, {
    variables: { username },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const found = data?.conversationWith;
  if (!found && error)
    return (
      <ErrorState title={messageTexts.failedTitle} onRetry={() => void refetch().catch(() => undefined)} />
    );
  if (found === undefined) return <Skeleton className="h-full rounded-3xl" />;
  if (found === null)
    return (
      <div className="p-6">
        <EmptyState icon="user" title={messageTexts.noMember} hint={messageTexts.noMemberHint} />
      </div>
    );
  return <Conversation found={found} viewerId={viewerId} typing={typing} together={together} />;
}

interface ConversationProps extends Omit<Props, 'username'> {
  found: NonNullable<ConversationWithQuery['conversationWith']>;
}

function Conversation({ found, viewerId, typing, together }: ConversationProps) {
  const { member, conversation } = found;
  const { outbox, waiting } = useOutbox(viewerId);
  const [composing, setComposing] = useState<Composing>();
  // Each end of a reply or an edit creates a new field. From the first one on, that field must get the focus.
  const [hasComposed, setHasComposed] = useState(false);
  const compose = (next: Composing) => {
    setComposing(next);
    setHasComposed(true);
  };
  const own = waiting.filter(({ memberId }) => memberId === member.id);
  const mayWrite = conversation?.mayWrite ?? found.mayWrite;
  const isRequest = conversation?.folder === 'REQUESTS';
  const isOffline = useOffline();
  const photos = usePhotos('message');
  const send = (body: string, more: Pick<Partial<Outgoing>, 'replyToId' | 'photos'> = {}) => {
    outbox.add({
      key: crypto.randomUUID(),
      memberId: member.id,
      conversationId: conversation?.id,
      body,
      replyToId: more.replyToId,
      ...(more.photos && more.photos.length > 0 && { photos: more.photos }),
      at: new Date().toISOString(),
    });
  };
  const sendComposed = (body: string) => {
    send(body, {
      photos: photos.picked.flatMap(({ uploaded, alt }) =>
        uploaded ? [{ ...uploaded, alt: alt.trim() }] : [],
      ),
      ...(composing?.kind === 'reply' && { replyToId: composing.message.id }),
    });
    photos.clear();
    setComposing(undefined);
  };
  return (
    <div className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto]">
      <header className="flex items-center gap-3 border-b border-line px-3 py-2 sm:px-5">
        <Link
          to={messagesPath}
          aria-label={messageTexts.back}
          className="-ml-1 grid size-11 place-items-center rounded-full hover:bg-raised min-[900px]:hidden"
        >
          <Icon name="left" size={22} />
        </Link>
        <Link
          to={member.path}
          className="flex min-h-11 min-w-0 items-center gap-3 underline-offset-4 hover:underline"
        >
          <Avatar name={member.name} src={member.avatar ?? undefined} size="sm" />
          <span className="min-w-0 truncate font-semibold">{member.name}</span>
        </Link>
        <span aria-live="polite" className="min-w-0 truncate text-sm text-accent-text">
          {conversation && typing === conversation.id && messageTexts.typing(member.name)}
        </span>
        {mayWrite && together && (
          <span className="ml-auto shrink-0">{together(member.name, (body) => send(body))}</span>
        )}
      </header>
      {conversation?.lastMessage ? (
        <Thread
          conversation={conversation}
          member={member}
          viewerId={viewerId}
          waiting={own}
          outbox={outbox}
          onCompose={compose}
        />
      ) : (
        <div className="flex min-h-0 flex-col justify-end gap-3 overflow-y-auto p-4 sm:p-6">
          {own.length === 0 && (
            <div className="m-auto">
              <EmptyState
                icon="comment"
                title={messageTexts.firstTitle(member.name)}
                hint={messageTexts.firstHint}
              />
            </div>
          )}
          <WaitingMessages entries={own} outbox={outbox} />
        </div>
      )}
      <div className="grid gap-2 border-t border-line p-3 sm:px-5">
        {isOffline && (
          <p role="status" className="flex items-center gap-2 text-sm text-saffron-text">
            <Icon name="offline" size={16} />
            {messageTexts.offline}
          </p>
        )}
        {conversation && isRequest && <RequestBar conversation={conversation} member={member} />}
        {conversation && !conversation.accepted && !isRequest && (
          <p className="text-sm text-muted">{messageTexts.waiting}</p>
        )}
        {mayWrite ? (
          <Composer
            key={composing ? `${composing.kind}:${composing.message.id}` : 'new'}
            autoFocus={hasComposed}
            draftOf={`mesaj:${viewerId}:${member.id}`}
            conversationId={conversation?.id}
            composing={composing}
            photos={photos}
            author={composing?.message.authorId === viewerId ? undefined : member.name}
            onSend={sendComposed}
            onEnd={() => setComposing(undefined)}
          />
        ) : (
          <p className="py-2 text-center text-muted">{messageTexts.mayNotWrite}</p>
        )}
      </div>
    </div>
  );
}

function useOffline(): boolean {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine);
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return offline;
}
