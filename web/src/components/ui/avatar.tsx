import { upperTr } from '../../lib/turkish.js';
import { classes } from './classes.js';

interface Props {
  /** Shown name; its first letter replaces a missing picture. */
  name: string;
  src?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Adds the name for screen readers; only if the name is not beside the picture. */
  labelled?: boolean;
}

const sizes = {
  sm: 'size-8 text-sm',
  md: 'size-10 text-base',
  lg: 'size-20 text-3xl',
  xl: 'size-28 text-5xl',
};
const tints = [
  'bg-saffron-fill text-on-saffron',
  'bg-accent text-on-accent',
  'bg-pomegranate-fill text-on-pomegranate',
  'bg-text text-ink',
];

/** The same name always gets the same colour. */
function tintOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return tints[sum % tints.length] ?? '';
}

export function Avatar({ name, src, size = 'md', labelled = false }: Props) {
  const look = classes('inline-grid shrink-0 place-items-center overflow-hidden rounded-full', sizes[size]);
  if (src)
    return (
      <img src={src} alt={labelled ? name : ''} className={classes(look, 'object-cover')} loading="lazy" />
    );
  return (
    <span
      {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      className={classes(look, 'font-display leading-none font-bold', tintOf(name))}
    >
      {upperTr([...name.trim()][0] ?? '?')}
    </span>
  );
}
