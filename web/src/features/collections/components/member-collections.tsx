import { useQuery } from '@apollo/client/react';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import { MemberCollectionsDocument } from '../../../generated/member-collections.js';
import { collectionTexts as texts } from '../texts.js';
import { CardList } from './card-list.js';
import { CreateButton } from './create-button.js';

/** The collections of a member, as a tab of the profile. */
export function MemberCollections({ memberId, own }: { memberId: string; own: boolean }) {
  const { data, error, refetch, fetchMore } = useQuery(MemberCollectionsDocument, {
    variables: { memberId },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  if (!data)
    return error ? (
      <ErrorState title={texts.listFailed} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Skeleton className="h-40 rounded-2xl" />
    );
  const list = data.memberCollections;
  if (!list) return <EmptyState icon="lock" title={texts.hidden} hint={texts.hiddenHint} />;
  return (
    <div className="grid gap-4">
      {own && list.items.length > 0 && <CreateButton className="justify-self-start" />}
      <CardList
        list={list}
        none={
          <EmptyState
            icon="bookmark"
            title={texts.noneOfMember}
            {...(own && { hint: texts.noneHint, action: <CreateButton /> })}
          />
        }
        loadMore={(cursor) =>
          fetchMore({
            variables: { cursor },
            updateQuery: (before, { fetchMoreResult: next }) => ({
              memberCollections: next.memberCollections && {
                ...next.memberCollections,
                items: [...(before.memberCollections?.items ?? []), ...next.memberCollections.items],
              },
            }),
          })
        }
      />
    </div>
  );
}
