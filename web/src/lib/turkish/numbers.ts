const plain = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 });

/** '1.234.567,89' */
export const formatNumber = (value: number): string => plain.format(value);

/** '%50' for 0.5 */
export const formatPercent = (share: number): string => `%${plain.format(Math.round(share * 100))}`;

/** Always with one decimal digit: '8,0' */
export const formatScore = (value: number): string => value.toFixed(1).replace('.', ',');

const steps = [
  [1e9, 'Mr'],
  [1e6, 'Mn'],
  [1e3, 'B'],
] as const;

/** '950', '15 B', '1,3 Mn', '2 Mr': rounded down, so that a counter never shows too much. */
export function formatCompact(value: number): string {
  const step = steps.find(([size]) => value >= size);
  if (!step) return plain.format(value);
  const scaled = value / step[0];
  const shown = scaled < 10 ? Math.floor(scaled * 10) / 10 : Math.floor(scaled);
  return `${plain.format(shown)} ${step[1]}`;
}
