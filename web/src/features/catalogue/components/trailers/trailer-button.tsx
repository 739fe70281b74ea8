import { Button } from '../../../../components/ui/button.js';
import { Icon } from '../../../../components/ui/icon.js';
import { lazyOpen } from '../../../../components/lazy-open.js';
import { catalogueTexts } from '../../texts.js';
import type { TrailerProps } from './trailer-dialog.js';

const Trailers = lazyOpen<TrailerProps>(() => import('./trailer-dialog.js'));

/** Opens the trailers of a title; their code loads when a pointer or the focus reaches the button. */
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
