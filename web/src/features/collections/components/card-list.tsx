import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import type { CollectionCardsFragment } from '../../../generated/types.js';
import { collectionTexts as texts } from '../texts.js';
import { cardGrid, CollectionCard } from './collection-card.js';

interface Props {
  list: CollectionCardsFragment;
  /** Shown in place of an empty list. A page may be empty although others follow, because muted words hide its items. */
  none: ReactNode;
  loadMore: (cursor: string) => Promise<unknown>;
}

/** Cards of collections with a button for the next page. */
export function CardList({ list, none, loadMore }: Props) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'turned'>('idle');
  const { items, nextCursor } = list;
  if (items.length === 0 && !nextCursor) return none;
  const more = () => {
    if (!nextCursor) return;
    setState('loading');
    void loadMore(nextCursor).then(
      () => setState('turned'),
      () => setState('failed'),
    );
  };
  return (
    <div className="grid gap-6">
      {items.length > 0 && (
        <ul className={cardGrid}>
          {items.map((collection, place) => (
            <li key={collection.id} className="grid min-w-0">
              <CollectionCard collection={collection} eager={place < 3} />
            </li>
          ))}
        </ul>
      )}
      {nextCursor ? (
        <Button variant="quiet" className="justify-self-center" loading={state === 'loading'} onClick={more}>
          {state === 'failed' ? texts.moreFailed : texts.more}
        </Button>
      ) : (
        state === 'turned' && (
          <p role="status" className="text-center text-muted">
            {texts.noMore}
          </p>
        )
      )}
    </div>
  );
}
