import { Icon } from '../../../components/ui/icon.js';

/** The message that replaces a completed form. */
export function Done({ children }: { children: string }) {
  return (
    <p
      role="status"
      className="flex items-start gap-3 rounded-xl border border-line bg-raised px-4 py-4 text-lg text-text"
    >
      <Icon name="check" className="mt-1 shrink-0 text-accent-text" />
      <span>{children}</span>
    </p>
  );
}
