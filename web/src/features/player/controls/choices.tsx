import { Icon } from '../../../components/ui/icon.js';

interface Props<T> {
  label: string;
  items: readonly { value: T; label: string }[];
  value: T;
  onChoose: (value: T) => void;
}

/** A single choice as a list with rows of touch size. */
export function Choices<T extends string | number | null>({ label, items, value, onChoose }: Props<T>) {
  return (
    <div role="radiogroup" aria-label={label} className="grid">
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="radio"
          aria-checked={item.value === value}
          onClick={() => onChoose(item.value)}
          className="flex min-h-11 items-center gap-3 rounded-xl px-3 text-left hover:bg-raised aria-checked:font-semibold aria-checked:text-accent-text"
        >
          <span className="size-4.5">{item.value === value && <Icon name="check" size={18} />}</span>
          {item.label}
        </button>
      ))}
    </div>
  );
}
