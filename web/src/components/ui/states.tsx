import type { ReactNode } from 'react';
import { Button } from './button.js';
import { Icon } from './icon.js';
import type { IconName } from './icon-paths.js';
import { uiTexts } from './texts.js';

interface EmptyProps {
  icon?: IconName;
  title: string;
  /** A text that says what the reader can do. */
  hint?: ReactNode;
  action?: ReactNode;
}

/** Shown in place of an empty list. */
export function EmptyState({ icon = 'film', title, hint, action }: EmptyProps) {
  return (
    <div className="room-light grid justify-items-center gap-3 rounded-3xl border border-dashed border-control px-6 py-12 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-raised text-saffron-text">
        <Icon name={icon} size={26} />
      </span>
      <p className="font-display text-xl font-bold">{title}</p>
      {hint && <p className="max-w-md text-balance text-muted">{hint}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}

interface ErrorProps {
  title?: string;
  hint?: ReactNode;
  onRetry: () => void;
  retrying?: boolean;
}

/** Shows that a load failed and offers to try again. */
export function ErrorState({ title, hint, onRetry, retrying = false }: ErrorProps) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-3xl border border-line bg-surface px-6 py-12 text-center"
    >
      <span className="grid size-14 place-items-center rounded-full bg-raised text-pomegranate-text">
        <Icon name="warning" size={26} />
      </span>
      <p className="font-display text-xl font-bold">{title ?? uiTexts.errorTitle}</p>
      <p className="max-w-md text-balance text-muted">{hint ?? uiTexts.errorHint}</p>
      <Button variant="outline" loading={retrying} onClick={onRetry} className="mt-2">
        {uiTexts.retry}
      </Button>
    </div>
  );
}
