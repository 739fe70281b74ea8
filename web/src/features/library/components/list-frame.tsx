import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/button.js';
import { buttonClasses } from '../../../components/ui/button-styles.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import type { IconName } from '../../../components/ui/icon-paths.js';
import type { List } from '../hooks/use-list.js';
import { libraryTexts } from '../texts.js';

export const grid =
  'grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 md:grid-cols-4 xl:grid-cols-5 2xl:grid-cols-6';

interface Props<Item> {
  label: string;
  list: List<Item>;
  /** Number of loaded items that are still on the list. */
  shown: number;
  skeleton: ReactNode;
  empty: { icon: IconName; title: string; hint: string; explore: boolean };
  className?: string;
  children: ReactNode;
}

/** A list in all its states: loading, failed, empty, with items, with more pages, and at the end. */
export function ListFrame<Item>(props: Props<Item>) {
  const { label, list, shown, skeleton, empty, className = grid, children } = props;
  const { state, last, turned, retry, more } = list;
  if (state === 'failed') return <ErrorState title={libraryTexts.failed} onRetry={retry} />;
  if (state === 'first')
    return (
      <div role="region" aria-busy="true" aria-label={label} className={className}>
        {Array.from({ length: 12 }, (_, place) => (
          <div key={place}>{skeleton}</div>
        ))}
      </div>
    );
  if (shown === 0 && last)
    return (
      <EmptyState
        icon={empty.icon}
        title={empty.title}
        hint={empty.hint}
        action={
          empty.explore && (
            <Link to="/" className={buttonClasses('primary')}>
              {libraryTexts.explore}
            </Link>
          )
        }
      />
    );
  return (
    <>
      <h2 className="sr-only">{label}</h2>
      <ul aria-label={label} className={className}>
        {children}
      </ul>
      <div role="status" className="grid justify-items-center gap-3 text-muted">
        {state === 'moreFailed' && <p>{libraryTexts.moreFailed}</p>}
        {last && turned && <p>{libraryTexts.noMore}</p>}
      </div>
      {!last && (
        <Button variant="quiet" className="justify-self-center" loading={state === 'more'} onClick={more}>
          {libraryTexts.more}
        </Button>
      )}
    </>
  );
}
