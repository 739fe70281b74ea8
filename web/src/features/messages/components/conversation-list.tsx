import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import { Tabs } from '../../../components/ui/tabs.js';
import { TextField } from '../../../components/ui/text-field.js';
import { ConversationsDocument } from '../../../generated/conversations.js';
import type { ConversationFolder } from '../../../generated/types.js';
import { lowerTr } from '../../../lib/turkish.js';
import { messageTexts } from '../texts.js';
import { ConversationRow } from './conversation-row.js';

interface Props {
  viewerId: string;
  /** Unread conversations by folder. */
  counts: { unread: number; requests: number };
  /** Username of the open conversation. */
  open: string | undefined;
  typing: string | undefined;
}

/** The folders of conversations with a search by name. */
export function ConversationList({ counts, ...rest }: Props) {
  const [search, setSearch] = useState('');
  return (
    <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] gap-3">
      <TextField
        type="search"
        label={messageTexts.search}
        hideLabel
        placeholder={messageTexts.search}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <div className="min-h-0 overflow-x-hidden overflow-y-auto">
        <Tabs
          label={messageTexts.list}
          items={(['INBOX', 'REQUESTS'] as const).map((folder) => ({
            value: folder,
            label:
              folder === 'INBOX'
                ? messageTexts.withCount(messageTexts.inbox, counts.unread)
                : messageTexts.withCount(messageTexts.requests, counts.requests),
            content: <Folder folder={folder} search={search} {...rest} />,
          }))}
        />
      </div>
    </div>
  );
}

interface FolderProps extends Omit<Props, 'counts'> {
  folder: ConversationFolder;
  search: string;
}

function Folder({ folder, search, viewerId, open, typing }: FolderProps) {
  const { data, error, refetch, fetchMore } = useQuery(ConversationsDocument, {
    variables: { folder },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = data?.conversations;
  if (!list && error)
    return (
      <ErrorState title={messageTexts.failedTitle} onRetry={() => void refetch().catch(() => undefined)} />
    );
  if (!list)
    return (
      <div aria-busy="true" className="grid gap-2">
        {[0, 1, 2, 3].map((i) => (
          <Skeleton key={i} className="h-18 rounded-xl" />
        ))}
      </div>
    );
  // A cached conversation may have moved to the other folder, or lost its messages, since the list was read.
  const items = list.items.filter(
    // A request is hidden while one of the two blocks the other, as on the server.
    (one) => one.folder === folder && one.lastMessage && (folder === 'INBOX' || one.mayWrite),
  );
  const wanted = lowerTr(search.trim());
  const found = items.filter(({ member }) =>
    lowerTr(`${member?.name ?? messageTexts.gone} ${member?.username ?? ''}`).includes(wanted),
  );
  if (items.length === 0)
    return folder === 'INBOX' ? (
      <EmptyState icon="comment" title={messageTexts.emptyTitle} hint={messageTexts.emptyHint} />
    ) : (
      <EmptyState icon="user" title={messageTexts.noRequests} hint={messageTexts.noRequestsHint} />
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {found.length === 0 && <p className="px-3 text-muted">{messageTexts.noneFound}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {found.map((conversation) => (
          <li key={conversation.id}>
            <ConversationRow
              conversation={conversation}
              viewerId={viewerId}
              isOpen={conversation.member?.username === open}
              isTyping={typing === conversation.id}
            />
          </li>
        ))}
      </ul>
      {list.nextCursor && (
        <Button
          variant="quiet"
          className="justify-self-center"
          onClick={() =>
            void fetchMore({ variables: { folder, cursor: list.nextCursor } }).catch(() => undefined)
          }
        >
          {messageTexts.more}
        </Button>
      )}
    </div>
  );
}
