export { wallClock } from './turkish/clock.js';
export { compareTr, lowerTr, upperTr } from './turkish/casing.js';
export { clockTime, dateAndTime, greeting, longDate, relativeTime, shortDate } from './turkish/dates.js';
export { countGraphemes, cutGraphemes } from './turkish/graphemes.js';
export { formatCompact, formatNumber, formatPercent, formatScore } from './turkish/numbers.js';
export { type TurkishCase, withSuffix } from './turkish/suffix.js';
