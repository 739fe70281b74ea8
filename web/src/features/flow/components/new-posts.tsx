import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { flowTexts } from '../texts.js';

interface Props {
  count: number;
  loading: boolean;
  onShow: () => void;
}

/**
 * Shows how many posts are newer than the list, and adds them at its top. The list does not move until the button is pressed: the
 * button lies over the edge of the first post and takes no room.
 */
export function NewPosts({ count, loading, onShow }: Props) {
  return (
    <div
      role="status"
      className="sticky top-[calc(var(--top)+1.75rem)] z-10 -mb-4 grid h-0 items-center justify-items-center"
    >
      {count > 0 && (
        <Button size="sm" loading={loading} onClick={onShow} className="shadow-lift">
          <Icon name="up" size={16} />
          {flowTexts.newPosts(count)}
        </Button>
      )}
    </div>
  );
}
