import { useQuery } from '@apollo/client/react';
import { useId } from 'react';
import { MoreButton } from '../../components/ui/more-button.js';
import { Skeleton } from '../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../components/ui/states.js';
import { StoriesDocument } from '../../generated/stories.js';
import { StoryForm } from './story-form.js';
import { StoryItem } from './story-item.js';
import { storyTexts as texts } from './texts.js';

/** The stories of a title, the highest score first. They are loaded in the browser only, together with the viewer's own story. */
export function Stories({ titleId }: { titleId: string }) {
  const heading = useId();
  const { data, error, refetch, fetchMore } = useQuery(StoriesDocument, {
    variables: { titleId },
    fetchPolicy: 'cache-and-network',
    ssr: false,
    context: { quiet: true },
  });
  const list = data?.stories;
  const more = (cursor: string) =>
    fetchMore({
      variables: { cursor },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        stories: { ...next.stories, items: [...before.stories.items, ...next.stories.items] },
      }),
    });
  return (
    <section aria-labelledby={heading} className="grid gap-6">
      <div>
        <h2 id={heading} className="text-2xl">
          {texts.title}
        </h2>
        <p className="text-muted">{texts.lead}</p>
      </div>
      {!list && !error && <Skeleton className="h-48 rounded-2xl" />}
      {!list && error && (
        <ErrorState title={texts.listFailed} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {list && (
        <>
          <StoryForm key={list.own?.id ?? 'new'} titleId={titleId} own={list.own?.body} />
          {/* A page may be empty although others follow, because muted words hide its stories. */}
          {list.items.length === 0 && !list.nextCursor && (
            <EmptyState icon="comment" title={texts.none} hint={texts.noneHint} />
          )}
          {list.items.length > 0 && (
            <ol className="grid gap-3">
              {list.items.map((story) => (
                <li key={story.id}>
                  <StoryItem story={story} />
                </li>
              ))}
            </ol>
          )}
          {list.nextCursor && (
            <MoreButton
              variant="quiet"
              className="justify-self-center"
              onMore={() => more(list.nextCursor!)}
            />
          )}
        </>
      )}
    </section>
  );
}
