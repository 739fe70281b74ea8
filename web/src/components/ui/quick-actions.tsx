import type { ReactNode } from 'react';
import { classes } from './classes.js';
import { Icon } from './icon.js';
import type { IconName } from './icon-paths.js';
import { uiTexts } from './texts.js';

export interface QuickActionsProps {
  /** Address of the play link; absent if nothing can be watched yet. */
  playTo?: string;
  inList?: boolean;
  onToggleList?: () => void;
  watched?: boolean;
  onToggleWatched?: () => void;
  followed?: boolean;
  onToggleFollow?: () => void;
  /** Further buttons. */
  more?: () => ReactNode;
}

/** The look of a round button on a picture. */
export const roundAction =
  'grid size-10 [@media(hover:none)]:size-11 place-items-center rounded-full transition-[background-color,scale] hover:scale-106 active:scale-95';

interface ToggleProps {
  icon: IconName;
  pressed: boolean;
  on: string;
  off: string;
  /** Name of the title, if no labelled group contains the buttons. */
  of?: string;
  onPress: () => void;
}

/** A button with two states on a picture; not a tab stop, because a page has many cards. */
export function Toggle({ icon, pressed, on, off, of, onPress }: ToggleProps) {
  const label = [of, pressed ? on : off].filter(Boolean).join(': ');
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      onClick={onPress}
      className={classes(
        roundAction,
        pressed ? 'active bg-[#2ec4b6] text-[#04201d]' : 'bg-black/70 text-white hover:bg-black',
      )}
    >
      <Icon name={icon} size={18} solid={pressed && icon !== 'eye'} />
    </button>
  );
}

/** The action on a card on touch screens; the others appear while it is held, and are on the title's page. */
export function TouchAction({ inList, onToggleList, name }: QuickActionsProps & { name: string }) {
  if (!onToggleList) return null;
  return (
    <Toggle
      icon="bookmark"
      pressed={inList ?? false}
      on={uiTexts.inList}
      off={uiTexts.addToList}
      of={name}
      onPress={onToggleList}
    />
  );
}
