import type { ComponentProps } from 'react';
import { IconButton } from '../../../components/ui/icon-button.js';
import { shellTexts } from '../texts.js';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  /** Unread notifications. */
  count: number;
}

export function BellButton({ count, ...rest }: Props) {
  const label = count > 0 ? shellTexts.notificationsWith(count) : shellTexts.notifications;
  const badge = count > 99 ? '99+' : count > 0 ? String(count) : undefined;
  return <IconButton {...rest} icon="bell" label={label} badge={badge} aria-haspopup="dialog" />;
}
