import { Icon } from '../../../components/ui/icon.js';
import { chooseTheme, isDark } from '../../../lib/theme.js';
import { shellTexts } from '../texts.js';

/** Switches between the light and the dark theme, also for visitors. */
export function ThemeButton() {
  return (
    <button
      type="button"
      onClick={() => chooseTheme(isDark() ? 'light' : 'dark')}
      className="inline-flex min-h-9 items-center gap-2 rounded-full text-sm text-muted hover:text-text"
    >
      <Icon name="moon" size={16} />
      {shellTexts.changeTheme}
    </button>
  );
}
