import type { ComponentProps } from 'react';
import { IconButton } from '../../../components/ui/icon-button.js';
import { flowTexts } from '../texts.js';

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'name'> {
  name: string;
}

export function PostMenuButton({ name, ...rest }: Props) {
  return (
    <IconButton
      {...rest}
      icon="more"
      label={flowTexts.menu(name)}
      aria-haspopup="dialog"
      className="-my-2 -mr-2 ml-auto text-muted"
    />
  );
}
