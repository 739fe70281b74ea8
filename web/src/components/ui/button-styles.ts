import { classes } from './classes.js';

export type ButtonVariant = 'primary' | 'quiet' | 'outline' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:brightness-110 active:brightness-95',
  quiet: 'bg-raised text-text hover:bg-line',
  outline: 'border border-control text-text hover:bg-raised',
  danger: 'bg-pomegranate-fill text-on-pomegranate hover:brightness-110 active:brightness-95',
};
const sizes: Record<ButtonSize, string> = {
  sm: 'h-9 px-3.5 text-sm gap-1.5',
  md: 'h-11 px-5 gap-2',
  lg: 'h-13 px-7 text-lg gap-2.5',
};

/** The look of a button, for buttons and for links styled as buttons. */
export function buttonClasses(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  more?: string,
): string {
  return classes(
    'inline-flex items-center justify-center rounded-full font-semibold whitespace-nowrap select-none',
    'transition-[filter,background-color,opacity] disabled:opacity-55 aria-disabled:opacity-55',
    variants[variant],
    sizes[size],
    more,
  );
}
