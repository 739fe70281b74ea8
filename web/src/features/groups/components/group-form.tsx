import { useApolloClient } from '@apollo/client/react';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button.js';
import { Checkbox } from '../../../components/ui/checkbox.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { TextArea } from '../../../components/ui/text-area.js';
import { TextField } from '../../../components/ui/text-field.js';
import { OwnGroupDocument } from '../../../generated/own-group.js';
import type { GroupFieldsFragment } from '../../../generated/types.js';
import { useLogin } from '../../../lib/login.js';
import { cropPicture } from '../crop-picture.js';
import { pictureTexts } from '../picture-texts.js';
import { removePictures } from '../remove-pictures.js';
import { saveGroup } from '../save-group.js';
import { groupTexts } from '../texts.js';
import { type ChosenPicture, PictureField } from './picture-field.js';

/** Product-specification, section 9. */
const GO_AFTER_MS = 1_200;

const networks = [
  ['fb', 'facebook', 'Facebook'],
  ['tw', 'twitter', 'X'],
  ['ig', 'instagram', 'Instagram'],
  ['th', 'threads', 'Threads'],
  ['yt', 'youtube', 'YouTube'],
  ['dc', 'discord', 'Discord'],
] as const;

const pictures = {
  cover: { aspect: 3, mostWidth: 1_800 },
  poster: { aspect: 2 / 3, mostWidth: 800 },
} as const;
type PictureName = keyof typeof pictures;
const pictureNames = ['cover', 'poster'] as const;

/** The chosen part of a picture. If the browser cannot cut it out, the whole file is sent. */
const partOf = ({ file, source, area }: ChosenPicture, mostWidth: number): Promise<Blob> =>
  area === undefined ? Promise.resolve(file) : cropPicture(source, area, mostWidth).catch(() => file);

interface Props {
  /** Absent: a new group. */
  group?: GroupFieldsFragment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved?: () => void;
}

/**
 * The form for a new group, or for editing a group by its owner or a manager. It shows the group as it was when the form was opened,
 * because a later state must not replace typed text.
 */
export function GroupForm({ group: latest, open, onOpenChange, onSaved }: Props) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { signIn } = useLogin();
  const [group, setGroup] = useState(latest);
  /** Version that the next save replaces. */
  const version = useRef(latest?.version ?? 0);
  /** The state that another manager has saved since. */
  const [newer, setNewer] = useState<GroupFieldsFragment>();
  const [about, setAbout] = useState(group?.description ?? '');
  const [sending, setSending] = useState(false);
  /** True from the press on; the state follows later, and a second press must not send twice. */
  const busy = useRef(false);
  const [done, setDone] = useState('');
  const [error, setError] = useState('');
  const [chosen, setChosen] = useState<Partial<Record<PictureName, ChosenPicture | undefined>>>({});
  const [removed, setRemoved] = useState<Record<PictureName, boolean>>({ cover: false, poster: false });
  const [problems, setProblems] = useState<Record<string, string>>({});
  const kind = group ? 'edit' : 'create';

  const work = (on: boolean) => {
    busy.current = on;
    setSending(on);
  };

  const send = async (body: FormData): Promise<void> => {
    work(true);
    setError('');
    setProblems({});
    setNewer(undefined);
    if (group) body.set('version', String(version.current));
    const answer = await saveGroup(body);
    if (answer.success) {
      version.current += 1;
      if (group && (removed.cover || removed.poster)) {
        const failure = await removePictures(client, group.id, removed);
        if (failure !== undefined) {
          work(false);
          return setError(failure);
        }
      }
      setDone(answer.message);
      if (group) {
        onSaved?.();
        work(false);
        onOpenChange(false);
      } else setTimeout(() => void navigate(answer.group), GO_AFTER_MS);
      return;
    }
    work(false);
    if (answer.session) {
      if (await signIn(groupTexts.signIn)) await send(body);
      return;
    }
    setProblems(answer.fields ?? {});
    if (group && answer.code === 'OUTDATED') return offerNewer(group.slug);
    setError(answer.error || groupTexts.noAnswer);
  };

  /** Reads the newer state. The next save replaces it, because the member knows of it by then. */
  const offerNewer = async (slug: string): Promise<void> => {
    setError(groupTexts.outdated);
    const { data } = await client
      .query({
        query: OwnGroupDocument,
        variables: { slug },
        fetchPolicy: 'network-only',
        context: { quiet: true },
      })
      .catch(() => ({ data: undefined }));
    if (!data?.group) return;
    version.current = data.group.version;
    setNewer(data.group);
  };
  const takeNewer = () => {
    setGroup(newer);
    setAbout(newer?.description ?? '');
    setNewer(undefined);
    setError('');
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    const body = new FormData(event.currentTarget);
    const isEmpty = (name: string) => String(body.get(name) ?? '').trim() === '';
    if (isEmpty('groupName') || isEmpty('groupDesc')) return setError(groupTexts.missing);
    if (group) body.set('groupId', group.id);
    work(true);
    void (async () => {
      for (const name of pictureNames) {
        const picture = chosen[name];
        if (picture) body.set(name, await partOf(picture, pictures[name].mostWidth), `${name}.jpg`);
      }
      await send(body);
    })();
  };

  return (
    <Dialog title={groupTexts.formTitle[kind]} open={open} onOpenChange={onOpenChange} wide>
      {/* The key fills the fields again after the newer state was taken. */}
      <form key={group?.version} className="grid gap-4" onSubmit={submit} noValidate>
        <TextField
          label={groupTexts.name}
          name="groupName"
          required
          maxLength={60}
          defaultValue={group?.name}
          error={problems['groupName']}
        />
        <TextField
          label={groupTexts.tagline}
          name="groupTagline"
          maxLength={120}
          defaultValue={group?.tagline}
          error={problems['groupTagline']}
        />
        <TextArea
          label={groupTexts.about}
          name="groupDesc"
          required
          limit={2_000}
          value={about}
          onValueChange={setAbout}
          error={problems['groupDesc']}
        />
        <TextField
          label={groupTexts.website}
          name="groupWebsite"
          type="url"
          inputMode="url"
          placeholder="https://"
          defaultValue={group?.website}
          error={problems['groupWebsite']}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          {pictureNames.map((name) => (
            <PictureField
              key={name}
              label={groupTexts[name]}
              aspect={pictures[name].aspect}
              stored={group?.[name] ?? null}
              chosen={chosen[name]}
              removed={removed[name]}
              removeText={pictureTexts.removeStored[name]}
              problem={problems[name]}
              onChoose={(picture) => {
                setChosen((before) => ({ ...before, [name]: picture }));
                setRemoved((before) => ({ ...before, [name]: false }));
              }}
              onArea={(area) =>
                setChosen((before) => ({ ...before, [name]: before[name] && { ...before[name], area } }))
              }
              onRemove={() => setChosen({ ...chosen, [name]: undefined })}
              onRemoveStored={(gone) => setRemoved((before) => ({ ...before, [name]: gone }))}
            />
          ))}
        </div>
        <Checkbox label={groupTexts.isPrivate} name="private" value="1" defaultChecked={group?.private} />
        <Checkbox
          label={groupTexts.needsApproval}
          name="privacy"
          value="1"
          defaultChecked={group?.approval}
        />
        <fieldset className="grid gap-4 sm:grid-cols-2">
          <legend className="mb-2 text-sm font-semibold">{groupTexts.networks}</legend>
          {networks.map(([name, key, label]) => (
            <TextField
              key={name}
              label={label}
              name={name}
              maxLength={60}
              autoComplete="off"
              defaultValue={group?.networks[key]}
              error={problems[name]}
            />
          ))}
        </fieldset>
        {error && (
          <p role="alert" className="text-pomegranate-text">
            {error}
          </p>
        )}
        {newer && (
          <Button variant="outline" className="justify-self-start" onClick={takeNewer}>
            {groupTexts.takeNewer}
          </Button>
        )}
        <p role="status" className="text-sm text-muted empty:hidden">
          {done}
        </p>
        <Button type="submit" loading={sending}>
          {groupTexts.save[kind]}
        </Button>
      </form>
    </Dialog>
  );
}
