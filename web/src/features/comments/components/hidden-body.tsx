import { Button } from '../../../components/ui/button.js';
import type { HiddenBy } from '../../../generated/types.js';
import { commentTexts } from '../texts.js';

interface Props {
  by: HiddenBy;
  /** Reveals the text; only muted texts have this. */
  onOpen: () => void;
  loading: boolean;
}

/** Replaces a text that the reader's blocks, mutes or muted words hide. The text is not in the page. */
export function HiddenBody({ by, onOpen, loading }: Props) {
  const mayOpen = by === 'MUTE' || by === 'WORD';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted italic">
      <p>{commentTexts.hidden[by]}</p>
      {mayOpen && (
        <Button size="sm" variant="quiet" disabled={loading} onClick={onOpen}>
          {commentTexts.showHidden}
        </Button>
      )}
    </div>
  );
}
