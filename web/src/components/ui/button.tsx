import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-styles.js';
import { uiTexts } from './texts.js';

interface Props extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Keeps the width and the focus, and ignores further presses. */
  loading?: boolean;
}

export function Button({ variant, size, loading = false, className, children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={buttonClasses(variant, size, `relative ${className ?? ''}`)}
    >
      <span className={`inline-flex items-center gap-[inherit] ${loading ? 'invisible' : ''}`}>
        {children}
      </span>
      {loading && (
        <span role="status" className="absolute inset-0 grid place-items-center">
          <span className="spin size-5 rounded-full border-2 border-current border-r-transparent" />
          <span className="sr-only">{uiTexts.loading}</span>
        </span>
      )}
    </button>
  );
}
