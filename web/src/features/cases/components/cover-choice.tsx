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
  /** Null if the target belongs to no title or could not be read: then a try says which. */
  place: CoverPlace | null;
  loading: boolean;
  onCover: (spoiler: SpoilerInput) => void;
}

/** Covers a text as a spoiler; the moderator chooses its scope as authors do. */
export function CoverChoice({ place, loading, onCover }: Props) {
  const [scope, setScope] = useState<Scope>(() => scopeOf(place?.spoiler ?? { kind: 'TITLE' }));
  const [invalid, setInvalid] = useState(false);
  const title = place?.title;
  const hasEpisodes = title !== undefined && title.kind !== 'MOVIE';
  const spoiler = hasEpisodes ? spoilerInput(scope) : ({ kind: 'TITLE' } as const);
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
      {title && (
        <p className="font-semibold">
          <Link to={title.path} className="hover:underline">
            {texts.coverOf(title.name)}
          </Link>
        </p>
      )}
      {hasEpisodes && (
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
