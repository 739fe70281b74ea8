import { Select } from '../../../components/ui/select.js';
import type { Violation } from '../../../generated/types.js';
import { caseTexts as texts } from '../texts.js';

/** The reason and the term of a decision against a member. */
export interface SanctionChoice {
  /** Undefined until the moderator has chosen one. The member reads this reason. */
  violation: Violation | undefined;
  /** Days; 0: without an end, which only a ban may have. */
  days: number;
}

export const firstChoice: SanctionChoice = { violation: undefined, days: 7 };

const DAY_MS = 86_400_000;

/** The end as the gateway reads it; null for none. */
export const endOf = ({ days }: SanctionChoice): string | null =>
  days === 0 ? null : new Date(Date.now() + days * DAY_MS).toISOString();

const reasons = [
  { value: '' as const, label: texts.noReason },
  ...Object.entries(texts.violations).map(([value, label]) => ({ value: value as Violation, label })),
];
const terms = [
  ...Object.entries(texts.terms).map(([value, label]) => ({ value, label })),
  { value: '0', label: texts.noEnd },
];

/** Chooses reason and term. Until a reason is chosen it says that the decision needs one. */
export function SanctionFields({
  choice,
  onChange,
}: {
  choice: SanctionChoice;
  onChange: (choice: SanctionChoice) => void;
}) {
  return (
    <div className="grid gap-3">
      <Select
        label={texts.reason}
        items={reasons}
        value={choice.violation ?? ''}
        onValueChange={(violation) => onChange({ ...choice, violation: violation || undefined })}
      />
      <Select
        label={texts.term}
        items={terms}
        value={String(choice.days)}
        onValueChange={(days) => onChange({ ...choice, days: Number(days) })}
      />
      {!choice.violation && <p className="text-sm text-muted">{texts.reasonFirst}</p>}
    </div>
  );
}
