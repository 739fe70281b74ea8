import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../../components/ui/icon.js';
import { controlTexts as texts } from '../control-texts.js';

interface Props {
  title: string;
  /** The settings page that opened this one. */
  back?: { title: string; go: () => void } | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel over the picture: at its right edge, on phones a sheet at the bottom of the screen. Arrow keys move through
 * it.
 */
export function Panel({ title, back, onClose, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const element = frame.current;
    const first = (of: string) => element?.querySelector<HTMLElement>(`.panel-body :is(${of})`);
    const chosen = first('[aria-checked=true], [aria-pressed=true], [aria-current]');
    (chosen ?? first('button, a') ?? element)?.focus({ preventScroll: true });
    return () => {
      // Returns the focus to the opening button, unless the focus has moved elsewhere.
      const active = document.activeElement;
      if (opener instanceof HTMLElement && (active === document.body || element?.contains(active)))
        opener.focus({ preventScroll: true });
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || (event.target as Element).closest('input, select')) return;
    event.preventDefault();
    const all = [...frame.current!.querySelectorAll<HTMLElement>('button, a, input, select')];
    const at = all.indexOf(document.activeElement as HTMLElement);
    all[(at + step + all.length) % all.length]?.focus();
  };
  return (
    <div
      ref={frame}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="player-panel fade-in pointer-events-auto z-20 flex flex-col border-line bg-surface/97 text-text shadow-lift outline-none max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-50 max-sm:max-h-[55dvh] max-sm:rounded-t-2xl max-sm:border-t max-sm:pb-[env(safe-area-inset-bottom)] sm:absolute sm:right-4 sm:bottom-21 sm:max-h-[calc(100%-6.5rem)] sm:w-80 sm:rounded-2xl sm:border"
    >
      <div className="flex min-h-12 items-center gap-1 border-b border-line px-2">
        {back && (
          <button
            type="button"
            aria-label={texts.backTo(back.title)}
            onClick={back.go}
            className="grid size-11 place-items-center rounded-full hover:bg-raised"
          >
            <Icon name="left" size={18} />
          </button>
        )}
        <h2 className="min-w-0 flex-1 truncate px-2 font-sans text-base font-semibold tracking-normal">
          {title}
        </h2>
        <button
          type="button"
          aria-label={texts.close}
          onClick={onClose}
          className="grid size-11 place-items-center rounded-full hover:bg-raised"
        >
          <Icon name="close" size={18} />
        </button>
      </div>
      <div className="panel-body min-h-0 flex-1 overflow-y-auto overscroll-contain p-2">{children}</div>
    </div>
  );
}
