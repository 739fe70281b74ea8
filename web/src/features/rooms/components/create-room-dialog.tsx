import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { Select } from '../../../components/ui/select.js';
import { TextField } from '../../../components/ui/text-field.js';
import { CreateRoomDocument } from '../../../generated/create-room.js';
import type { RoomVisibility } from '../../../generated/types.js';
import { readError } from '../../../lib/graphql-error.js';
import { countGraphemes, cutGraphemes } from '../../../lib/turkish.js';
import { useDraftKeys } from '../../../lib/use-send.js';
import { fromField, toField } from '../start-time.js';
import { roomTexts as texts } from '../texts.js';
import { watchTogetherTexts } from '../watch-together-texts.js';
import type { EpisodeChoiceSlot } from '../episode-choice-slot.js';
import { Invitees } from './invitees.js';

/** Length limits in graphemes (product-rules, Text). */
const TITLE = { min: 3, max: 80 };

const visibilities = (Object.keys(texts.visibilities) as RoomVisibility[]).map((value) => ({
  value,
  label: texts.visibilities[value],
}));

type When = keyof typeof texts.whens;
const whens = (['now', 'later'] as const).map((value) => ({ value, label: texts.whens[value] }));
/** The proposed start of a room that begins later. */
const PROPOSED_MS = 2 * 60 * 60_000;

interface Props {
  /** Absent if the form asks for the episode. */
  episodeId: string | undefined;
  proposal: string;
  /** Renders the choice of an episode. */
  episodeChoice: EpisodeChoiceSlot | undefined;
  /** Called with the path of the new room, before the page changes to it. */
  onCreated: ((path: string) => void) | undefined;
  onClose: () => void;
}

const problemOf = (title: string): string | undefined => {
  const length = countGraphemes(title.trim());
  if (length < TITLE.min) return texts.tooShort;
  return length > TITLE.max ? texts.tooLong : undefined;
};

/** The modal for a new room: its name, who may enter, when it begins, and whom to invite. The typed values stay after a failure. */
export default function CreateRoomDialog({
  episodeId: given,
  proposal,
  episodeChoice,
  onCreated,
  onClose,
}: Props) {
  const [chosen, setChosen] = useState<string>();
  const episodeId = given ?? chosen;
  const [title, setTitle] = useState(() => cutGraphemes(proposal, TITLE.max));
  const [visibility, setVisibility] = useState<RoomVisibility>('LINK');
  const [invited, setInvited] = useState<ReadonlySet<string>>(new Set());
  const [when, setWhen] = useState<When>('now');
  const [startsAt, setStartsAt] = useState(() => toField(new Date(Date.now() + PROPOSED_MS)));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [done, setDone] = useState(false);
  const [create, { loading }] = useMutation(CreateRoomDocument);
  const { keyFor } = useDraftKeys<object>();
  const navigate = useNavigate();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (loading || done) return;
    const problem = problemOf(title);
    const at = when === 'later' ? fromField(startsAt, new Date()) : undefined;
    if (!episodeId || problem || (when === 'later' && !at))
      return setErrors({
        ...(!episodeId && { form: texts.episodeMissing }),
        ...(problem && { title: problem }),
        ...(when === 'later' && !at && { startsAt: texts.startsAtInvalid }),
      });
    setErrors({});
    const room = {
      episodeId,
      title: title.trim(),
      visibility,
      inviteIds: [...invited],
      ...(at && { startsAt: at.toISOString() }),
    };
    create({ variables: { input: { ...room, idempotencyKey: keyFor(room) } } }).then(
      ({ data }) => {
        const path = data?.createRoom.room.path;
        if (!path) return setErrors({ form: texts.createFailed });
        setDone(true);
        onCreated?.(path);
        onClose();
        void navigate(path);
      },
      (failure: unknown) => {
        const { message, fields } = readError(failure);
        setErrors({ ...fields, form: message || texts.createFailed });
      },
    );
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={watchTogetherTexts.button}>
      <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5" noValidate>
        {given === undefined && episodeChoice?.(setChosen)}
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          value={title}
          error={errors['title']}
          autoComplete="off"
          required
          onChange={({ target }) => setTitle(target.value)}
        />
        <Select
          label={texts.visibility}
          items={visibilities}
          value={visibility}
          onValueChange={setVisibility}
        />
        <Select label={texts.when} items={whens} value={when} onValueChange={setWhen} />
        {when === 'later' && (
          <TextField
            type="datetime-local"
            label={texts.startsAt}
            value={startsAt}
            error={errors['startsAt']}
            required
            onChange={({ target }) => setStartsAt(target.value)}
          />
        )}
        <Invitees chosen={invited} onChange={setInvited} />
        {errors['form'] && (
          <p role="alert" className="text-sm text-pomegranate-text">
            {errors['form']}
          </p>
        )}
        <div className="flex justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={loading || done}>
            {texts.create}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
