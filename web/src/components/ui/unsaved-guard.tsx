import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.js';
import { uiTexts } from './texts.js';

interface Unsaved {
  /** Marks the form's current values as saved; without a form, the values of all forms. */
  saved: (form?: HTMLFormElement | null) => void;
  /** Runs the step at once if nothing would be lost, otherwise once the viewer has agreed. */
  leave: (step: () => void) => void;
}

const Guard = createContext<Unsaved>({ saved: () => undefined, leave: (step) => step() });

/** The guard around a form; without one everything counts as saved. */
export const useUnsaved = (): Unsaved => use(Guard);

const valuesOf = (form: HTMLFormElement): string =>
  JSON.stringify([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Index of the history entry, which the router keeps in its state. */
const entryOf = (state: unknown): number | undefined => {
  const index = (state as { idx?: unknown } | null)?.idx;
  return typeof index === 'number' ? index : undefined;
};

const leavesByItself = (event: MouseEvent, link: HTMLAnchorElement) =>
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  (link.target !== '' && link.target !== '_self') ||
  link.hasAttribute('download');

/**
 * Asks before changes in the forms below it are dropped: by a link, by the Back button, and in the browser's own words by a reload.
 * A form counts as changed if its values differ from those at its first focus or at the last call of `saved`.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const known = useRef(new WeakMap<HTMLFormElement, string>());
  const [step, setStep] = useState<() => void>();
  const navigate = useNavigate();
  const location = useLocation();
  const entry = useRef<number>(undefined);
  useEffect(() => {
    entry.current = entryOf(history.state);
  }, [location]);

  const guard = useMemo(() => {
    const forms = () => [...(area.current?.querySelectorAll('form') ?? [])];
    const isChanged = () =>
      forms().some((form) => {
        const values = known.current.get(form);
        return values !== undefined && values !== valuesOf(form);
      });
    return {
      isChanged,
      saved: (saved?: HTMLFormElement | null) =>
        (saved ? [saved] : forms()).forEach((form) => known.current.set(form, valuesOf(form))),
      leave: (next: () => void) => (isChanged() ? setStep(() => next) : next()),
    };
  }, []);

  useEffect(() => {
    /** The next change of the history entry is one of ours. */
    let ours: 'undo' | 'go' | undefined;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      if (!link || leavesByItself(event, link) || !guard.isChanged()) return;
      const { href, origin, pathname, search, hash } = link;
      event.preventDefault();
      event.stopPropagation();
      guard.leave(() => {
        if (origin === window.location.origin) void navigate(createPath({ pathname, search, hash }));
        else window.location.assign(href);
      });
    };
    const onPop = (event: PopStateEvent) => {
      const is = ours;
      ours = undefined;
      if (is === 'go') return;
      if (is === 'undo') {
        event.stopImmediatePropagation();
        return;
      }
      const by = (entryOf(event.state) ?? NaN) - (entry.current ?? NaN);
      if (!by || !guard.isChanged()) return;
      // The router must not see this step until the viewer agrees, so the address goes back first.
      event.stopImmediatePropagation();
      ours = 'undo';
      history.go(-by);
      guard.leave(() => {
        ours = 'go';
        history.go(by);
      });
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (guard.isChanged()) event.preventDefault();
    };
    // In the capture phase: before the router handles links and history entries.
    window.addEventListener('click', onClick, true);
    window.addEventListener('popstate', onPop, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      window.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onPop, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [guard, navigate]);

  return (
    <Guard value={guard}>
      <div
        ref={area}
        className="contents"
        onFocus={({ target }) => {
          const form = target.closest('form');
          if (form && !known.current.has(form)) known.current.set(form, valuesOf(form));
        }}
      >
        {children}
      </div>
      <ConfirmDialog
        open={step !== undefined}
        onOpenChange={(open) => !open && setStep(undefined)}
        question={uiTexts.unsavedQuestion}
        yes={uiTexts.leaveUnsaved}
        onConfirm={() => step?.()}
      />
    </Guard>
  );
}
