import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { flowTexts } from '../texts.js';

interface Props {
  count: number;
  loading: boolean;
  onShow: () => void;
}

/** Shows how many posts are newer than the list, and adds them at its top. The list does not move until the button is pressed. */
export function NewPosts({ count, loading, onShow }: Props) {
  return (
    <div
      role="status"
      className="sticky top-[calc(var(--top)+0.5rem)] z-10 grid justify-items-center empty:hidden"
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
