import { lazyOpen } from '../../components/lazy-open.js';
import { EmojiButton } from './emoji-button.js';

const EmojiPicker = lazyOpen(() => import('./emoji-picker.js'));

/** The button of the emoji picker, which is loaded when it opens. */
export const EmojiInsert = ({ onPick }: { onPick: (emoji: string) => void }) => (
  <EmojiPicker onPick={onPick} button={(handlers) => <EmojiButton {...handlers} />} />
);
