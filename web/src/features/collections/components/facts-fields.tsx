import { Select } from '../../../components/ui/select.js';
import { TextArea } from '../../../components/ui/text-area.js';
import { TextField } from '../../../components/ui/text-field.js';
import type { CollectionVisibility } from '../../../generated/types.js';
import { countGraphemes } from '../../../lib/turkish.js';
import { limits } from '../limits.js';
import { collectionTexts as texts } from '../texts.js';

/** Name, description and visibility of a collection. */
export interface Facts {
  readonly name: string;
  readonly description: string;
  readonly visibility: CollectionVisibility;
}

const visibilities = (Object.keys(texts.visibilities) as CollectionVisibility[]).map((value) => ({
  value,
  label: texts.visibilities[value],
}));

/** The problem of a name; undefined for none. */
export function nameProblem(name: string): string | undefined {
  const length = countGraphemes(name.trim());
  if (length === 0) return texts.missing;
  if (length < limits.shortestName) return texts.tooShort;
  return length > limits.name ? texts.tooLong : undefined;
}

interface Props {
  facts: Facts;
  onChange: (facts: Facts) => void;
  /** By field. */
  errors: Readonly<Partial<Record<'name' | 'description', string>>>;
}

/** The fields that a new and an edited collection share. */
export function FactsFields({ facts, onChange, errors }: Props) {
  const change = (part: Partial<Facts>) => onChange({ ...facts, ...part });
  return (
    <>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        value={facts.name}
        error={errors.name}
        autoComplete="off"
        required
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextArea
        label={texts.about}
        hint={texts.aboutHint}
        value={facts.description}
        error={errors.description}
        limit={limits.about}
        onValueChange={(description) => change({ description })}
      />
      <Select
        label={texts.visibility}
        items={visibilities}
        value={facts.visibility}
        onValueChange={(visibility) => change({ visibility })}
      />
    </>
  );
}
