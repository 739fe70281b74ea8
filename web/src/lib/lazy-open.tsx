import { type ComponentType, lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { Boundary } from '../components/ui/boundary.js';
import { Button } from '../components/ui/button.js';
import { uiTexts } from '../components/ui/texts.js';
import { useToast } from '../components/ui/toast.js';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface LateProps {
  /** Stands there while the code comes; for what was opened also where it does not. */
  standIn?: ReactNode;
  /** Told when it broke, to take back what opened it; without one, its place offers to try again. */
  onBroken?: () => void;
  /** What its place says then, where a message and a button are not enough. */
  instead?: (again: () => void) => ReactNode;
}

/**
 * A part of a page whose code comes when it is first shown. Where the code does not come, a message says so, the page
 * around it stands, and the next showing asks again.
 */
export function late<Props extends object>(load: Load<Props>): (props: Props & LateProps) => ReactElement {
  const fresh = () => lazy(load) as unknown as ComponentType<Props>;
  // What was refused once stays refused: each failure makes room for another try.
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
 * Keeps a popup's code out of the first load: a plain button stands in, fetches the code when a pointer or
 * the focus comes near, and hands over to the real popup, opened, when it is pressed. Where the code does not
 * come, the button is back for another press.
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
