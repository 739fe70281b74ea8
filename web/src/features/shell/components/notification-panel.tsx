import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/ui/states.js';
import { Popover } from '../../../components/ui/popover.js';
import { shellTexts } from '../texts.js';
import { BellButton } from './bell-button.js';

interface Props {
  count: number;
  /** The list from the notifications feature. */
  children?: ReactNode;
  onOpenChange?: (open: boolean) => void;
}

export default function NotificationPanel({ count, children, onOpenChange }: Props) {
  return (
    <Popover
      defaultOpen
      title={shellTexts.notifications}
      trigger={<BellButton count={count} />}
      {...(onOpenChange && { onOpenChange })}
    >
      {children ?? (
        <EmptyState icon="bell" title={shellTexts.noNotifications} hint={shellTexts.noNotificationsHint} />
      )}
    </Popover>
  );
}
