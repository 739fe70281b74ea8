import type { ComponentProps } from 'react';
import { IconButton } from '../../../components/ui/icon-button.js';
import { commentTexts } from '../texts.js';

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'name'> {
  name: string;
}

export function CommentMenuButton({ name, ...rest }: Props) {
  return (
    <IconButton
      {...rest}
      icon="more"
      label={commentTexts.menu(name)}
      aria-haspopup="dialog"
      className="-my-2 ml-auto size-9 shrink-0 text-muted"
    />
  );
}
