export type ThemeChoice = 'system' | 'dark' | 'light';
const key = 'seyir-theme';

/** Runs before the first paint, so that nobody is blinded; kept tiny since it stands in every page. */
export const themeScript = `try{var t=localStorage.getItem('${key}');if(t)document.documentElement.dataset.theme=t}catch(e){}`;

export function readTheme(): ThemeChoice {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'dark' || chosen === 'light' ? chosen : 'system';
}

/** Applies the choice now and on later visits; a browser without storage forgets it. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
  try {
    if (choice === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // Storage may be off; the choice then holds for this page.
  }
}

/** Whether the page is dark right now, by choice or by the system. */
export function isDark(): boolean {
  const choice = readTheme();
  return choice === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : choice === 'dark';
}
