export type ThemeChoice = 'dark' | 'light';
const key = 'seyir-theme';

/** Runs before the first paint, so that nobody sees the other theme flash by; kept tiny since it stands in every page. */
export const themeScript = `try{var t=localStorage.getItem('${key}');if(t)document.documentElement.dataset.theme=t}catch(e){}`;

/** Applies the choice now and on later visits; a browser without storage forgets it. */
export function chooseTheme(choice: ThemeChoice): void {
  document.documentElement.dataset['theme'] = choice;
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Storage may be off; the choice then holds for this page.
  }
}

/** A cinema after dark, unless the viewer has turned on the light. */
export const isDark = (): boolean => document.documentElement.dataset['theme'] !== 'light';
