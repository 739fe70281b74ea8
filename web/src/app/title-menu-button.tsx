import type { ComponentProps } from 'react';
import { IconButton } from '../components/ui/icon-button.js';
import { titleTexts } from '../features/library/title-texts.js';

/** Opens the menu of a title; its code loads when the pointer or the focus reaches the button. */
export function TitleMenuButton(props: Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <IconButton
      {...props}
      icon="more"
      label={titleTexts.more}
      aria-haspopup="menu"
      className="bg-raised hover:bg-line"
    />
  );
}
