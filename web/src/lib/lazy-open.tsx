import { type ComponentType, lazy, type ReactElement, Suspense, useState } from 'react';

interface TriggerProps {
  onClick: () => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

/**
 * Keeps a popup's code out of the first load: a plain button stands in, fetches the code when a pointer or
 * the focus comes near, and hands over to the real popup, opened, when it is pressed.
 */
export function lazyOpen<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Popup = lazy(load) as unknown as ComponentType<Props>;
  return function LazyOpen({
    button,
    ...props
  }: Props & { button: (handlers: Partial<TriggerProps>) => ReactElement }) {
    const [opened, setOpened] = useState(false);
    const preload = () => void load().catch(() => undefined);
    const standIn = button({ onClick: () => setOpened(true), onPointerEnter: preload, onFocus: preload });
    if (!opened) return standIn;
    return (
      <Suspense fallback={standIn}>
        <Popup {...(props as unknown as Props)} />
      </Suspense>
    );
  };
}
