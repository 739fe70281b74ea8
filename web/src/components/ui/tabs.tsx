import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  label: string;
  items: readonly { value: string; label: string; content: ReactNode }[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/** Tabs with a sliding mark; they scroll sideways if they do not fit. */
export function Tabs({ label, items, value, defaultValue, onValueChange }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A tab that is opened by an address may be outside the visible part.
    const active = list.current?.querySelector<HTMLElement>('[data-active]');
    if (list.current && active)
      list.current.scrollLeft = active.offsetLeft - (list.current.clientWidth - active.offsetWidth) / 2;
  }, [value]);
  return (
    <Base.Root
      {...(value !== undefined ? { value } : { defaultValue: defaultValue ?? items[0]?.value ?? null })}
      onValueChange={(next: string) => onValueChange?.(next)}
      className="grid min-w-0 gap-5"
    >
      <Base.List
        ref={list}
        aria-label={label}
        className="relative flex min-w-0 gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
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
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className="min-w-0 rounded-lg">
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
