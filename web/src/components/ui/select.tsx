import { classes } from './classes.js';
import { Field, inputClasses } from './field.js';
import { Icon } from './icon.js';

interface Props<Value extends string> {
  label: string;
  items: readonly { value: Value; label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
  hideLabel?: boolean;
  className?: string;
}

/** The browser's own select in our style: phones show their native list, and it adds no code to the first load. */
export function Select<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  hideLabel = false,
  className,
}: Props<Value>) {
  return (
    <div className={className}>
      <Field label={label} hideLabel={hideLabel}>
        {({ id }) => (
          <span className="relative grid">
            <select
              id={id}
              value={value}
              onChange={({ target }) => {
                const chosen = items.find((item) => item.value === target.value);
                if (chosen) onValueChange(chosen.value);
              }}
              className={classes(inputClasses, 'h-11 cursor-pointer appearance-none truncate pr-11')}
            >
              {items.map((item) => (
                <option key={item.value} value={item.value} className="bg-raised text-text">
                  {item.label}
                </option>
              ))}
            </select>
            <Icon
              name="down"
              size={16}
              className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-muted"
            />
          </span>
        )}
      </Field>
    </div>
  );
}
