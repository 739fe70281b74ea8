import { classes } from './classes.js';
import { Icon } from './icon.js';
import { uiTexts } from './texts.js';

interface Props {
  /** Name of the watched thing: '3. Bölüm'. */
  name: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** Shown only on hover and focus while unchecked, and no tab stop: the keys of its card lead to it. */
  shy?: boolean;
  className?: string;
}

/** The watched checkbox of a card. It lies on a picture, so it uses the dark theme's colours in both themes. */
export function WatchedMark({ name, checked, onCheckedChange, shy = false, className }: Props) {
  const label = uiTexts.watchedMark(name);
  return (
    <label
      title={label}
      className={classes(
        'relative z-10 grid size-10 cursor-pointer place-items-center rounded-full transition-opacity',
        shy &&
          !checked &&
          'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:none)]:opacity-100',
        className,
      )}
    >
      <input
        type="checkbox"
        tabIndex={shy ? -1 : undefined}
        aria-label={label}
        checked={checked}
        onChange={({ target }) => onCheckedChange(target.checked)}
        className="peer absolute inset-1.5 cursor-[inherit] appearance-none rounded-full border-2 border-white bg-black/60 transition-colors checked:border-[#2ec4b6] checked:bg-[#2ec4b6] hover:bg-black checked:hover:bg-[#2ec4b6]"
      />
      <Icon
        name="check"
        size={16}
        className="pointer-events-none relative text-white opacity-55 peer-checked:text-[#04201d] peer-checked:opacity-100"
      />
    </label>
  );
}
