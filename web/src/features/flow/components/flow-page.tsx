import { type ReactNode, useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button.js';
import { classes } from '../../../components/ui/classes.js';
import { Tabs } from '../../../components/ui/tabs.js';
import { useHydrated } from '../../../components/ui/use-hydrated.js';
import { keepScroll } from '../../../lib/keep-scroll.js';
import { useLogin } from '../../../lib/login.js';
import { PageHead } from '../../../lib/page-head.js';
import { useViewer } from '../../../lib/viewer.js';
import { flowTexts } from '../texts.js';
import { Composer } from './composer/composer.js';
import { type AddPost, EveryoneFeed, FollowedFeed } from './feed.js';
import { NoPosts, PostListSkeleton } from './post-list.js';

/** Fragment of the address for 'Takip ettiklerin'. */
const FOLLOWED = 'takip-ettiklerin';
const EVERYONE = 'herkes';

/**
 * /akis and /akis/{page}: a form for posts, and the feeds below it. @param page first page of 'Herkes', from 1; the rail is beside
 * them on wide screens, and between form and feeds on others
 */
export function FlowPage({ page, rail }: { page: number; rail?: ReactNode }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const addPost = useRef<AddPost>(undefined);
  const onReady = useCallback((add: AddPost | undefined) => {
    addPost.current = add;
  }, []);
  // The server does not know the fragment, so it is read after hydration.
  const isFollowed = useHydrated() && hash === `#${FOLLOWED}`;
  const show = (next: string) =>
    void navigate({ hash: next === FOLLOWED ? FOLLOWED : '' }, { replace: true, state: keepScroll });
  return (
    <div
      className={classes(
        'page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 sm:pt-12',
        'max-w-[calc(40rem+2*var(--gutter))] xl:max-w-none xl:grid-cols-[minmax(0,40rem)_20rem] xl:grid-rows-[auto_auto_1fr] xl:gap-x-10',
      )}
    >
      <PageHead
        title={page > 1 ? flowTexts.pageTitle(page) : flowTexts.title}
        description={flowTexts.description}
        path={page > 1 ? `/akis/${page}` : '/akis'}
      />
      <h1 className="text-3xl xl:col-span-2">{flowTexts.title}</h1>
      <Composer onCreated={(post) => addPost.current?.(post)} />
      {rail && (
        <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 empty:hidden xl:col-start-2 xl:row-span-2 xl:row-start-2">
          {rail}
        </aside>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] content-start">
        <Tabs
          label={flowTexts.feeds}
          value={isFollowed ? FOLLOWED : EVERYONE}
          onValueChange={show}
          items={[
            {
              value: FOLLOWED,
              label: flowTexts.followed,
              content: isFollowed && <Followed onReady={onReady} onEveryone={() => show(EVERYONE)} />,
            },
            {
              value: EVERYONE,
              label: flowTexts.everyone,
              content: !isFollowed && <EveryoneFeed page={page} onReady={onReady} />,
            },
          ]}
        />
      </div>
    </div>
  );
}

function Followed(props: { onReady: (add: AddPost | undefined) => void; onEveryone: () => void }) {
  const { state } = useViewer();
  const { signIn } = useLogin();
  if (state === 'unknown') return <PostListSkeleton />;
  if (state === 'member') return <FollowedFeed {...props} />;
  return (
    <NoPosts
      title={flowTexts.signInTitle}
      hint={flowTexts.signInHint}
      action={<Button onClick={() => void signIn(flowTexts.signInHint)}>{flowTexts.signIn}</Button>}
    />
  );
}
