export type ThemeChoice = 'dark' | 'light';
const key = 'seyir-theme';

/** Runs before the first paint, so that the wrong theme never flashes. It is short because every page contains it. */
export const themeScript = `try{var t=localStorage.getItem('${key}');if(t)document.documentElement.dataset.theme=t}catch(e){}`;

/** Applies and stores the choice; without storage it lasts until the page closes. */
export function chooseTheme(choice: ThemeChoice): void {
  document.documentElement.dataset['theme'] = choice;
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Storage may be disabled; the choice then holds for this page.
  }
}

/** Dark is the default theme. */
export const isDark = (): boolean => document.documentElement.dataset['theme'] !== 'light';
