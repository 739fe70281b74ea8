import type { ComponentProps } from 'react';
import { IconButton } from '../../components/ui/icon-button.js';
import { memberTextTexts } from './texts.js';

export function EmojiButton(props: Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <IconButton
      {...props}
      icon="smile"
      label={memberTextTexts.emoji}
      aria-haspopup="dialog"
      className="size-11 text-muted"
    />
  );
}
