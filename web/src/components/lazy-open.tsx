import { type ComponentType, lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { Boundary } from './ui/boundary.js';
import { Button } from './ui/button.js';
import { uiTexts } from './ui/texts.js';
import { useToast } from './ui/toast.js';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface LateProps {
  /** Placeholder while the code loads; for an opened popup also after a failure. */
  standIn?: ReactNode;
  /** Called after a failed load, to undo the opening; without it the part offers a retry in its place. */
  onBroken?: () => void;
  /** Rendered after a failure, if a message with a button is not enough. */
  instead?: (again: () => void) => ReactNode;
}

/**
 * A part of a page whose code loads when it is first shown. If loading fails, a message appears, the page stays, and
 * the next showing tries again.
 */
export function late<Props extends object>(load: Load<Props>): (props: Props & LateProps) => ReactElement {
  const fresh = () => lazy(load) as unknown as ComponentType<Props>;
  // React.lazy remembers a failure, so each failure needs a new lazy component.
  let Part = fresh();
  return function Late({ standIn, onBroken, instead, ...props }) {
    const { show } = useToast();
    const [attempt, setAttempt] = useState(1);
    const onError = () => {
      Part = fresh();
      if (!instead) show({ text: uiTexts.partFailed, hint: uiTexts.partFailedHint, tone: 'error' });
      onBroken?.();
    };
    const again = () => setAttempt(attempt + 1);
    const place = instead?.(again) ?? (
      <Button variant="outline" onClick={again}>
        {uiTexts.retry}
      </Button>
    );
    return (
      <Boundary place={String(attempt)} fallback={onBroken ? standIn : place} onError={onError}>
        <Suspense fallback={standIn}>
          <Part {...(props as unknown as Props)} />
        </Suspense>
      </Boundary>
    );
  };
}

interface TriggerProps {
  onClick: () => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

/**
 * Keeps a popup's code out of the first load. A plain button replaces it, loads the code when the pointer or focus
 * comes near, and on a press renders the real popup, opened. After a failed load the button returns.
 */
export function lazyOpen<Props extends object>(load: Load<Props>) {
  const Popup = late(load);
  return function LazyOpen({
    button,
    ...props
  }: Props & { button: (handlers: Partial<TriggerProps>) => ReactElement }) {
    const [opened, setOpened] = useState(false);
    const preload = () => void load().catch(() => undefined);
    const standIn = button({ onClick: () => setOpened(true), onPointerEnter: preload, onFocus: preload });
    if (!opened) return standIn;
    return <Popup {...(props as unknown as Props)} standIn={standIn} onBroken={() => setOpened(false)} />;
  };
}
