import { Toast } from '@base-ui/react/toast';
import { useEffect, useState } from 'react';
import { classes } from './classes.js';
import { Icon } from './icon.js';
import { uiTexts } from './texts.js';
import type { ToastQueue } from './toast-queue.js';

interface ToastData {
  onRetry?: () => void;
  onUndo?: () => void;
}

const marks = {
  success: { icon: 'check', tone: 'text-accent-text' },
  error: { icon: 'warning', tone: 'text-pomegranate-text' },
  info: { icon: 'bell', tone: 'text-saffron-text' },
} as const;

/** The corner of the page that shows messages; in full screen they are above the picture. Loaded with the first message. */
export default function ToastRegion({ queue }: { queue: ToastQueue }) {
  const [manager] = useState(() => Toast.createToastManager<ToastData>());
  useEffect(() => queue.attach(manager), [queue, manager]);
  const full = useFullscreenElement();
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal container={full}>
        <Toast.Viewport
          aria-label={uiTexts.notifications}
          className="fixed inset-x-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-60 grid gap-2 sm:inset-x-auto sm:right-6 sm:bottom-6 sm:w-96 in-[:fullscreen]:top-16 in-[:fullscreen]:bottom-auto in-[:fullscreen]:mx-auto sm:in-[:fullscreen]:inset-x-6"
        >
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

/** The element that fills the screen; all others are invisible meanwhile. Undefined for none. */
function useFullscreenElement(): HTMLElement | undefined {
  const [element, setElement] = useState<HTMLElement>();
  useEffect(() => {
    const look = () => {
      const { fullscreenElement: found } = document;
      setElement(found instanceof HTMLElement ? found : undefined);
    };
    look();
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  return element;
}

function Toasts() {
  const { toasts, close } = Toast.useToastManager<ToastData>();
  return toasts.map((toast) => {
    const { icon, tone } = marks[(toast.type ?? 'info') as keyof typeof marks];
    const { onRetry, onUndo } = toast.data ?? {};
    const onClick = onRetry ?? onUndo;
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['down', 'right']}
        className="pop flex items-start gap-3 rounded-2xl border border-line bg-raised p-4 shadow-lift data-limited:opacity-0"
      >
        <Icon name={icon} className={classes('mt-0.5 shrink-0', tone)} />
        <Toast.Content className="min-w-0 flex-1">
          <Toast.Title className="font-sans text-base font-semibold tracking-normal" render={<p />} />
          <Toast.Description className="text-sm text-muted" />
        </Toast.Content>
        {onClick && (
          <button
            type="button"
            className="-my-1.5 min-h-9 shrink-0 rounded-full px-3 text-sm font-semibold text-accent-text hover:bg-line"
            onClick={() => {
              close(toast.id);
              onClick();
            }}
          >
            {onRetry ? uiTexts.retry : uiTexts.undo}
          </button>
        )}
      </Toast.Root>
    );
  });
}
