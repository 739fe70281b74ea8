import { earlyClickScript } from './early-click.js';
import { memberHintScript } from './member-hint.js';
import { themeScript } from './theme.js';

/** The inline script of every page: what must be known before the first paint, and the clicks until React takes over. */
export const firstPaintScript = `${themeScript};${memberHintScript};${earlyClickScript}`;
