import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { buttonClasses } from '../../../components/ui/button-styles.js';
import { EmptyState } from '../../../components/ui/states.js';
import { useToast } from '../../../components/ui/toast.js';
import { MemberPostsDocument } from '../../../generated/member-posts.js';
import { flowTexts } from '../texts.js';
import { NoPosts, PostList, PostListSkeleton, PostsFailed } from './post-list.js';

interface Props {
  memberId: string;
  isOwn: boolean;
}

/** The posts of a member, a tab of the profile. */
export function MemberPosts({ memberId, isOwn }: Props) {
  const client = useApolloClient();
  const toast = useToast();
  const [loadingMore, setLoadingMore] = useState(false);
  const [turned, setTurned] = useState(false);
  const { data, error, refetch } = useQuery(MemberPostsDocument, {
    variables: { memberId },
    context: { quiet: true },
    errorPolicy: 'all',
  });
  if (!data && !error) return <PostListSkeleton />;
  const list = data?.memberPosts;
  if (error && !list) return <PostsFailed onRetry={() => void refetch().catch(() => undefined)} />;
  if (!list) return <EmptyState icon="lock" title={flowTexts.hiddenTitle} hint={flowTexts.hiddenHint} />;
  const loadMore = () => {
    setLoadingMore(true);
    client
      .query({
        query: MemberPostsDocument,
        variables: { memberId, cursor: list.nextCursor },
        fetchPolicy: 'network-only',
        context: { quiet: true },
      })
      .then(
        () => setTurned(true),
        () => toast.show({ text: flowTexts.moreFailed, tone: 'error', onRetry: loadMore }),
      )
      .finally(() => setLoadingMore(false));
  };
  return (
    <div className="max-w-[40rem]">
      <PostList
        posts={list.items}
        last={list.last}
        loadingMore={loadingMore}
        turned={turned}
        onMore={loadMore}
        empty={
          isOwn ? (
            <NoPosts
              title={flowTexts.noOwnPosts}
              action={
                <Link to="/akis" className={buttonClasses('outline')}>
                  {flowTexts.toFlow}
                </Link>
              }
            />
          ) : (
            <NoPosts title={flowTexts.noMemberPosts} />
          )
        }
      />
    </div>
  );
}
