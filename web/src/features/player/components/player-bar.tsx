import { Icon } from '../../../components/ui/icon.js';
import { playerTexts } from '../texts.js';

interface Props {
  cinema: boolean;
  onCinema: () => void;
  onSettings: () => void;
  onHelp: () => void;
}

/** What the picture's own controls have no room for, in a line below it. */
export function PlayerBar({ cinema, onCinema, onSettings, onHelp }: Props) {
  return (
    <div className="page flex flex-wrap items-center justify-end gap-1 py-1.5">
      <Action icon="film" pressed={cinema} onClick={onCinema}>
        {playerTexts.cinema}
      </Action>
      <Action icon="sliders" onClick={onSettings}>
        {playerTexts.settings}
      </Action>
      {/* Keys are for those who have some. */}
      <Action icon="keyboard" onClick={onHelp} className="max-md:hidden">
        {playerTexts.keys}
      </Action>
    </div>
  );
}

interface ActionProps {
  icon: 'film' | 'sliders' | 'keyboard';
  pressed?: boolean;
  onClick: () => void;
  className?: string;
  children: string;
}

function Action({ icon, pressed, onClick, className = '', children }: ActionProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className={`inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-sm font-semibold transition-colors hover:bg-raised aria-pressed:text-accent ${className}`}
    >
      <Icon name={icon} size={18} />
      {children}
    </button>
  );
}
