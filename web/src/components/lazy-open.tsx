import { type ComponentType, lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { Boundary } from './ui/boundary.js';
import { Button } from './ui/button.js';
import { uiTexts } from './ui/texts.js';
import { useToast } from './ui/toast.js';

type Module<Props> = { default: ComponentType<Props> };
type Load<Props> = () => Promise<Module<Props>>;
/** `preload` loads the code before it is shown; it rejects if that fails. */
type Late<Props> = ((props: Props & LateProps) => ReactElement) & { preload: () => Promise<unknown> };

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
export function late<Props extends object>(load: Load<Props>): Late<Props> {
  let known: Module<Props> | undefined;
  const preload = () => load().then((module) => (known = module));
  // A loaded part appears in the same render: after a placeholder, React would wait for 300 ms.
  const loaded = { then: (take: (module: unknown) => void) => take(known) } as Promise<Module<Props>>;
  const fresh = () => lazy(() => (known ? loaded : preload())) as unknown as ComponentType<Props>;
  // React.lazy remembers a failure, so each failure needs a new lazy component.
  let Part = fresh();
  function Late({ standIn, onBroken, instead, ...props }: Props & LateProps) {
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
  }
  return Object.assign(Late, { preload });
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
