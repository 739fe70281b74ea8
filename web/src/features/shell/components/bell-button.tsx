import type { ComponentProps } from 'react';
import { IconButton } from '../../../components/ui/icon-button.js';
import { shellTexts } from '../texts.js';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  /** Number of unread notifications. */
  count: number;
}

export function BellButton({ count, ...rest }: Props) {
  const label = count > 0 ? shellTexts.notificationsWith(count) : shellTexts.notifications;
  return <IconButton {...rest} icon="bell" label={label} badge={count} aria-haspopup="dialog" />;
}
