import type { ReactNode } from 'react';
import { Button } from '../../../../components/ui/button.js';
import { Icon } from '../../../../components/ui/icon.js';
import type { PlayableTrailerFragment } from '../../../../generated/types.js';
import { lazyOpen } from '../../../../lib/lazy-open.js';
import { catalogueTexts } from '../../texts.js';

export interface TrailerProps {
  /** Of the title that they belong to. */
  name: string;
  /** Ids as one comma-separated value. */
  ids: string;
  /** Plays one, by the player feature. */
  player: (trailer: PlayableTrailerFragment) => ReactNode;
  /** The thread of one, by the comments feature. */
  comments: (id: string) => ReactNode;
}

const Trailers = lazyOpen<TrailerProps>(() => import('./trailer-dialog.js'));

/** Opens the trailers of a title; their code comes when it is near. */
export function TrailerButton(props: TrailerProps) {
  return (
    <Trailers
      {...props}
      button={(handlers) => (
        <Button variant="outline" size="lg" className="bg-ink/40 backdrop-blur-sm" {...handlers}>
          <Icon name="film" size={20} />
          {catalogueTexts.trailer}
        </Button>
      )}
    />
  );
}
