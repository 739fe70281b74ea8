import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { ScrollStrip } from './scroll-strip.js';

interface Props {
  label: string;
  items: readonly { value: string; label: string; content: ReactNode }[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/** Tabs with a sliding mark; they scroll sideways if they do not fit, and an arrow then says that there are more. */
export function Tabs({ label, items, value, defaultValue, onValueChange }: Props) {
  return (
    <Base.Root
      {...(value !== undefined ? { value } : { defaultValue: defaultValue ?? items[0]?.value ?? null })}
      onValueChange={(next: string) => onValueChange?.(next)}
      className="grid min-w-0 gap-5"
    >
      <ScrollStrip label={label} content={items.map((item) => item.label).join('\n')}>
        {(strip, className) => (
          <Base.List ref={strip} aria-label={label} className={className}>
            <ActiveInView strip={strip} value={value} />
            {items.map((item) => (
              <Base.Tab
                key={item.value}
                value={item.value}
                className="h-11 shrink-0 rounded-t-lg px-4 font-semibold text-muted transition-colors hover:text-text focus-visible:-outline-offset-2 data-active:text-text"
              >
                {item.label}
              </Base.Tab>
            ))}
            <Base.Indicator className="absolute bottom-0 left-0 h-0.75 w-(--active-tab-width) translate-x-(--active-tab-left) rounded-full bg-accent transition-[translate,width]" />
          </Base.List>
        )}
      </ScrollStrip>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className="min-w-0 rounded-lg">
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

/** Scrolls to the chosen tab: a tab that is opened by an address may be outside the visible part. */
function ActiveInView({ strip, value }: { strip: RefObject<HTMLElement | null>; value: string | undefined }) {
  useEffect(() => {
    const list = strip.current;
    const active = list?.querySelector<HTMLElement>('[data-active]');
    if (list && active) list.scrollLeft = active.offsetLeft - (list.clientWidth - active.offsetWidth) / 2;
  }, [strip, value]);
  return null;
}
