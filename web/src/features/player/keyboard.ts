/** The command of a key (experience.md, Player). */
export type PlayerCommand =
  | {
      is:
        | 'toggle'
        | 'mute'
        | 'fullscreen'
        | 'captions'
        | 'pip'
        | 'next'
        | 'previous'
        | 'skip'
        | 'cinema'
        | 'help';
    }
  /** Seconds. */
  | { is: 'seek'; by: number }
  /** Share of the duration. */
  | { is: 'seekTo'; share: number }
  | { is: 'volume'; by: number }
  /** Number of speed steps. */
  | { is: 'speed'; by: 1 | -1 }
  | { is: 'frame'; by: 1 | -1 };

interface Pressed {
  readonly key: string;
  readonly shiftKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly altKey?: boolean;
}

const plain: Readonly<Record<string, PlayerCommand>> = {
  ' ': { is: 'toggle' },
  k: { is: 'toggle' },
  j: { is: 'seek', by: -10 },
  l: { is: 'seek', by: 10 },
  ArrowLeft: { is: 'seek', by: -5 },
  ArrowRight: { is: 'seek', by: 5 },
  ArrowUp: { is: 'volume', by: 0.05 },
  ArrowDown: { is: 'volume', by: -0.05 },
  m: { is: 'mute' },
  f: { is: 'fullscreen' },
  c: { is: 'captions' },
  p: { is: 'pip' },
  s: { is: 'skip' },
  t: { is: 'cinema' },
  ',': { is: 'frame', by: -1 },
  '.': { is: 'frame', by: 1 },
  Home: { is: 'seekTo', share: 0 },
  End: { is: 'seekTo', share: 1 },
};
const shifted: Readonly<Record<string, PlayerCommand>> = { n: { is: 'next' }, p: { is: 'previous' } };
/** Characters that need a modifier key on some keyboard layouts. */
const signs: Readonly<Record<string, PlayerCommand>> = {
  '<': { is: 'speed', by: -1 },
  '>': { is: 'speed', by: 1 },
  '?': { is: 'help' },
};

/** Key names are ASCII in every language, and caps lock must not matter. */
const lower = (key: string): string =>
  /^[A-Z]$/.test(key) ? String.fromCharCode(key.charCodeAt(0) + 32) : key;

/** The command of a pressed key; undefined if the player does not use it. */
export function commandOf(pressed: Pressed): PlayerCommand | undefined {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined;
  const key = lower(pressed.key);
  if (signs[key]) return signs[key];
  if (pressed.shiftKey) return shifted[key];
  if (/^\d$/.test(key)) return { is: 'seekTo', share: Number(key) / 10 };
  return plain[key];
}

const writing = 'input:not([type=range]), textarea, select, [contenteditable]:not([contenteditable=false])';
const own = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tablist], [role=textbox]';

/**
 * Whether a key pressed on this element is for the player: inside its stage, or on an element around it, which gets
 * the focus when the picture is clicked. Never while typing; a focused button keeps its own keys.
 */
export function isForPlayer(target: Element, key: string, stage: Element | null): boolean {
  if (target !== document.body && !stage?.contains(target) && !target.contains(stage)) return false;
  const widget = target.closest(own);
  // A trailer plays in a dialog and takes the dialog's keys.
  if (target.closest(writing) || (widget && !widget.contains(stage))) return false;
  if ((key === ' ' || key === 'Enter') && target.closest('button, a, summary')) return false;
  // The volume bar has its own arrow keys.
  return !(key.startsWith('Arrow') && target.closest('[type=range]:not(.seek-bar)'));
}
