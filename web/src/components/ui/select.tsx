import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { classes } from './classes.js';
import { inputClasses } from './field.js';
import { Icon } from './icon.js';

interface Props<Value extends string> {
  label: string;
  items: readonly { value: Value; label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
  hideLabel?: boolean;
  className?: string;
}

export function Select<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  hideLabel,
  className,
}: Props<Value>) {
  // Its own style element would need a nonce; the rule stands in motion.css.
  return (
    <CSPProvider disableStyleElements>
      <Base.Root items={items} value={value} onValueChange={(next) => next !== null && onValueChange(next)}>
        <div className={classes('grid content-start gap-1.5', className)}>
          <Base.Label className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>{label}</Base.Label>
          <Base.Trigger
            className={classes(inputClasses, 'flex h-11 items-center justify-between gap-3 text-left')}
          >
            <Base.Value />
            <Base.Icon className="text-muted">
              <Icon name="down" size={16} />
            </Base.Icon>
          </Base.Trigger>
        </div>
        <Base.Portal>
          <Base.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-50">
            <Base.Popup className="pop max-h-80 min-w-(--anchor-width) overflow-y-auto rounded-2xl border border-line bg-raised p-1.5 shadow-lift">
              {items.map((item) => (
                <Base.Item
                  key={item.value}
                  value={item.value}
                  className="flex min-h-11 cursor-default items-center justify-between gap-4 rounded-xl px-3 outline-none data-highlighted:bg-line data-selected:text-accent-text"
                >
                  <Base.ItemText>{item.label}</Base.ItemText>
                  <Base.ItemIndicator>
                    <Icon name="check" size={16} />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}
