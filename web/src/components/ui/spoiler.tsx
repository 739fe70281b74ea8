import type { ReactNode } from 'react';
import { Icon } from './icon.js';
import { uiTexts } from './texts.js';

interface Props {
  /** The covered body; absent until it has been fetched. */
  children?: ReactNode;
  revealed: boolean;
  /** Fetches the body and shows it. The body is not in the page before that. */
  onReveal: () => void;
  loading?: boolean;
  hint?: string;
  /** What the cover says; by default that it is a spoiler. */
  label?: string;
}

/** The pomegranate cover over a spoiler. */
export function Spoiler({
  children,
  revealed,
  onReveal,
  loading = false,
  hint,
  label = uiTexts.spoiler,
}: Props) {
  if (revealed && !loading) {
    return (
      <div className="rounded-r-lg border-l-3 border-pomegranate pl-3" aria-label={label} role="group">
        {children}
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-pomegranate bg-[repeating-linear-gradient(-45deg,transparent_0_10px,color-mix(in_oklab,var(--pomegranate)_9%,transparent)_10px_20px)] px-4 py-3">
      <span className="inline-flex items-center gap-2 font-bold text-pomegranate-text">
        <Icon name="eyeOff" />
        {label}
      </span>
      <span className="min-w-40 flex-1 text-sm text-muted">{hint ?? uiTexts.spoilerHint}</span>
      <button
        type="button"
        aria-busy={loading || undefined}
        onClick={onReveal}
        className="h-9 rounded-full border border-pomegranate px-4 text-sm font-semibold text-pomegranate-text transition-colors hover:bg-pomegranate-fill hover:text-on-pomegranate"
      >
        {loading ? uiTexts.loading : uiTexts.reveal}
      </button>
    </div>
  );
}
