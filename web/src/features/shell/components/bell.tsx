import type { ComponentProps } from 'react';
import { lazyOpen } from '../../../components/lazy-open.js';
import { BellButton } from './bell-button.js';
import type NotificationPanel from './notification-panel.js';

const Panel = lazyOpen(() => import('./notification-panel.js'));

/** The header's bell; the first press loads its panel. `children` is the list of notifications. */
export function Bell(props: ComponentProps<typeof NotificationPanel>) {
  return <Panel {...props} button={(handlers) => <BellButton count={props.count} {...handlers} />} />;
}
