import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { watchTogetherTexts } from '../watch-together-texts.js';

/** Opens the modal of `useWatchTogether`. */
export function WatchTogetherButton({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="outline" aria-haspopup="dialog" onClick={onPress}>
      <Icon name="user" size={18} />
      {watchTogetherTexts.button}
    </Button>
  );
}
