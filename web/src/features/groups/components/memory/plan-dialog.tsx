import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../components/ui/button.js';
import { Dialog } from '../../../../components/ui/dialog.js';
import { TextField } from '../../../../components/ui/text-field.js';
import { PlanGroupEpisodeDocument } from '../../../../generated/plan-group-episode.js';
import type { GroupMemoryEpisodeFragment, GroupMemoryTitleFragment } from '../../../../generated/types.js';
import { readError } from '../../../../lib/graphql-error.js';
import { fromField, toField } from '../../istanbul-time.js';
import { memoryTexts as texts } from '../../memory-texts.js';
import { placeOf } from './episode.js';
import { EpisodeChoice } from './episode-choice.js';

export interface DialogEpisode {
  title: Pick<GroupMemoryTitleFragment, 'name' | 'kind'>;
  episode: Pick<GroupMemoryEpisodeFragment, 'id' | 'season' | 'number'>;
  /** The current date, if there is one. */
  at?: string;
}

interface Props {
  groupId: string;
  /** The episode whose date is set; if it is absent, the form asks for one. */
  planned?: DialogEpisode;
  /** True for a plain member, whose date is a proposal. */
  isProposal?: boolean;
  onClose: () => void;
}

/** The modal that sets the date of an episode. The chosen values stay after a failure. */
export default function PlanDialog({ groupId, planned, isProposal = false, onClose }: Props) {
  const [episodeId, setEpisodeId] = useState(planned?.episode.id);
  const [text, setText] = useState(planned?.at ? toField(new Date(planned.at)) : '');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [plan, { loading }] = useMutation(PlanGroupEpisodeDocument, { context: { quiet: true } });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (loading || !episodeId) return;
    const at = fromField(text);
    if (!at) return setErrors({ at: texts.atMissing });
    if (at.getTime() < Date.now() - 60_000) return setErrors({ at: texts.atPast });
    setErrors({});
    plan({ variables: { groupId, episodeId, at: at.toISOString() } }).then(onClose, (failure: unknown) => {
      const { message, fields } = readError(failure);
      setErrors({ ...fields, form: message || texts.failedSave });
    });
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={planned?.at ? texts.dialog.move : isProposal ? texts.dialog.propose : texts.dialog.add}
      {...(planned && { description: `${planned.title.name} · ${placeOf(planned.title, planned.episode)}` })}
    >
      <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5" noValidate>
        {!planned && <EpisodeChoice onChange={setEpisodeId} />}
        {episodeId && (
          <TextField
            label={texts.at}
            hint={texts.atHint}
            type="datetime-local"
            value={text}
            error={errors['at']}
            required
            onChange={({ target }) => setText(target.value)}
          />
        )}
        {errors['form'] && (
          <p role="alert" className="text-sm text-pomegranate-text">
            {errors['form']}
          </p>
        )}
        <div className="flex justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          {episodeId && (
            <Button type="submit" loading={loading}>
              {texts.save}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
