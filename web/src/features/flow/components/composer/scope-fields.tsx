import { useId } from 'react';
import { Checkbox } from '../../../../components/ui/checkbox.js';
import { Select } from '../../../../components/ui/select.js';
import { composerTexts } from '../../composer-texts.js';
import type { LinkedCard } from '../../../attachments/linked-card.js';
import { EpisodeFields } from '../../../spoiler-scope/episode-fields.js';
import { firstScope, noScope, type Scope } from '../../scope.js';

interface Props {
  /** The subject of the post; without a card a spoiler is not possible. */
  card: LinkedCard | undefined;
  scope: Scope;
  onChange: (scope: Scope) => void;
  /** Only one of season and number was given. */
  invalid: boolean;
}

/** The spoiler scope of a post. */
export function ScopeFields({ card, scope, onChange, invalid }: Props) {
  const hint = useId();
  const isFilm = (card?.kind === 'TITLE' ? card.title.kind : card?.episode.title?.kind) === 'MOVIE';
  const items = [
    ...(card?.kind === 'EPISODE' && !isFilm
      ? [{ value: 'CARD', label: composerTexts.scopeCard } as const]
      : []),
    ...(isFilm ? [] : [{ value: 'PLACE', label: composerTexts.scopePlace } as const]),
    { value: 'TITLE', label: composerTexts.scopeTitle } as const,
  ];
  const isSpoiler = scope.upTo !== 'NONE';
  const first = isFilm ? 'TITLE' : firstScope(card);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <Checkbox
        label={composerTexts.spoilerFlag}
        checked={isSpoiler}
        disabled={!card}
        aria-describedby={card ? undefined : hint}
        onCheckedChange={(on) => onChange(on ? { ...scope, upTo: first } : noScope)}
      />
      {!card && (
        <p id={hint} className="text-sm text-muted">
          {composerTexts.spoilerNeedsCard}
        </p>
      )}
      {card && isSpoiler && items.length > 1 && (
        <Select
          label={composerTexts.scope}
          hideLabel
          items={items}
          value={scope.upTo === 'NONE' ? first : scope.upTo}
          onValueChange={(upTo) => onChange({ ...scope, upTo })}
          className="w-56"
        />
      )}
      {card && scope.upTo === 'PLACE' && (
        <EpisodeFields
          place={scope}
          invalid={invalid}
          onChange={(place) => onChange({ ...scope, ...place })}
        />
      )}
    </div>
  );
}
