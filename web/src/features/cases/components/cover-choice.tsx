import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/button.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import type { CaseFieldsFragment, ModerationCaseQuery, SpoilerInput } from '../../../generated/types.js';
import { type Scope, scopeOf, spoilerInput } from '../../spoiler-scope/scope.js';
import { ScopePicker } from '../../spoiler-scope/scope-picker.js';
import { caseTexts as texts } from '../texts.js';

export type CoverPlace = NonNullable<NonNullable<ModerationCaseQuery['moderationCase']>['coverPlace']>;

interface Props {
  /** Null if the target belongs to no title. */
  place: CoverPlace | null;
  loading: boolean;
  onCover: (spoiler: SpoilerInput) => void;
}

/** Covers a text as a spoiler; the moderator chooses its scope as authors do. */
export function CoverChoice({ place, loading, onCover }: Props) {
  const [scope, setScope] = useState<Scope>(() => scopeOf(place?.spoiler ?? { kind: 'TITLE' }));
  const [invalid, setInvalid] = useState(false);
  if (!place) return <p className="text-sm text-muted">{texts.notCoverable}</p>;
  const { title } = place;
  const spoiler = title.kind === 'MOVIE' ? ({ kind: 'TITLE' } as const) : spoilerInput(scope);
  const trigger = (
    <Button
      variant="outline"
      className="justify-self-start"
      loading={loading}
      {...(spoiler === 'invalid' && { onClick: () => setInvalid(true) })}
    >
      {texts.cover}
    </Button>
  );
  return (
    <section aria-label={texts.cover} className="grid gap-3 border-t border-line pt-4">
      <p className="font-semibold">
        <Link to={title.path} className="hover:underline">
          {texts.coverOf(title.name)}
        </Link>
      </p>
      {title.kind !== 'MOVIE' && (
        <ScopePicker
          scope={scope}
          invalid={invalid && spoiler === 'invalid'}
          onChange={(chosen) => {
            setScope(chosen);
            setInvalid(false);
          }}
        />
      )}
      {spoiler === 'invalid' ? (
        trigger
      ) : (
        <ConfirmDialog
          question={texts.coverQuestion}
          yes={texts.coverYes}
          onConfirm={() => onCover(spoiler)}
          trigger={trigger}
        />
      )}
    </section>
  );
}

/** How much of its title a covered text gives away. */
export const coverName = ({ kind, season, number }: NonNullable<CaseFieldsFragment['cover']>): string =>
  kind === 'EPISODE' && season && number ? texts.coveredUpTo(season, number) : texts.coveredWhole;
