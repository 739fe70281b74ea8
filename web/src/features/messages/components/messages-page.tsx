import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { classes } from '../../../components/ui/classes.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { leaveForLogin } from '../../../lib/own-path.js';
import { PageHead } from '../../../lib/page-head.js';
import { Redirect } from '../../../components/redirect.js';
import { useViewer } from '../../../lib/viewer.js';
import { useInbox } from '../hooks/use-inbox.js';
import { useTyping } from '../hooks/use-typing.js';
import { conversationPath, messagesPath } from '../paths.js';
import { messageTexts } from '../texts.js';
import { ConversationList } from './conversation-list.js';
import { OpenConversation, type TogetherSlot } from './open-conversation.js';

/**
 * /profile/message and /profile/message/{username}: the list of conversations and the open one, side by side from 900 px on,
 * one at a time on phones.
 * @param username of the open conversation; absent for the list alone
 * @param together a button that opens a room with the other member
 */
export function MessagesPage({
  username,
  together,
}: {
  username?: string | undefined;
  together?: TogetherSlot;
}) {
  const viewer = useViewer();
  const [query] = useSearchParams();
  const asked = query.get('user');
  // Requirement A-02: without a session the page redirects to the sign-in.
  useEffect(() => {
    if (viewer.state === 'visitor') leaveForLogin(location.pathname + location.search);
  }, [viewer.state]);
  if (!username && asked) return <Redirect to={conversationPath(encodeURIComponent(asked))} />;
  return (
    <div className="page flex h-[calc(100dvh-var(--top))] min-h-[30rem] flex-col gap-4 pt-4 pb-4 sm:pt-8">
      <PageHead
        title={messageTexts.title}
        description={messageTexts.description}
        path={messagesPath}
        noindex
      />
      <h1 className={classes('text-3xl', username && 'sr-only min-[900px]:not-sr-only')}>
        {messageTexts.title}
      </h1>
      {viewer.state === 'member' ? (
        <Panes viewerId={viewer.member.id} username={username} together={together} />
      ) : (
        <Skeleton className="flex-1 rounded-3xl" />
      )}
    </div>
  );
}

interface PanesProps {
  viewerId: string;
  username: string | undefined;
  together: TogetherSlot | undefined;
}

function Panes({ viewerId, username, together }: PanesProps) {
  const counts = useInbox();
  const typing = useTyping();
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] gap-6 min-[900px]:grid-cols-[20rem_minmax(0,1fr)]">
      <nav
        aria-label={messageTexts.list}
        className={classes(
          'grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)]',
          username && 'hidden min-[900px]:grid',
        )}
      >
        <ConversationList viewerId={viewerId} counts={counts} open={username} typing={typing} />
      </nav>
      <section
        className={classes(
          'min-h-0 min-w-0 overflow-hidden rounded-3xl border border-line bg-surface',
          !username && 'hidden min-[900px]:grid min-[900px]:place-items-center',
        )}
      >
        {username ? (
          <OpenConversation
            key={username}
            username={username}
            viewerId={viewerId}
            typing={typing}
            together={together}
          />
        ) : (
          <div className="grid justify-items-center gap-1 p-6 text-center">
            <p className="font-display text-xl font-bold">{messageTexts.chooseTitle}</p>
            <p className="text-muted">{messageTexts.chooseHint}</p>
          </div>
        )}
      </section>
    </div>
  );
}
