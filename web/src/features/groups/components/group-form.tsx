import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button.js';
import { Checkbox } from '../../../components/ui/checkbox.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { TextArea } from '../../../components/ui/text-area.js';
import { TextField } from '../../../components/ui/text-field.js';
import type { GroupFieldsFragment } from '../../../generated/types.js';
import { useLogin } from '../../../lib/login.js';
import { saveGroup } from '../save-group.js';
import { groupTexts } from '../texts.js';

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

interface Props {
  /** Absent: a new group. */
  group?: GroupFieldsFragment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved?: () => void;
}

/** The form for a new group, or for editing a group by its owner or a manager. */
export function GroupForm({ group, open, onOpenChange, onSaved }: Props) {
  const navigate = useNavigate();
  const { signIn } = useLogin();
  const [about, setAbout] = useState(group?.description ?? '');
  const [sending, setSending] = useState(false);
  const [done, setDone] = useState('');
  const [error, setError] = useState('');
  const [problems, setProblems] = useState<Record<string, string>>({});
  const kind = group ? 'edit' : 'create';

  const send = async (body: FormData): Promise<void> => {
    if (sending) return;
    const isEmpty = (name: string) => String(body.get(name) ?? '').trim() === '';
    if (isEmpty('groupName') || isEmpty('groupDesc')) return setError(groupTexts.missing);
    setSending(true);
    setError('');
    setProblems({});
    const answer = await saveGroup(body);
    if (answer.success) {
      setDone(answer.message);
      if (group) {
        onSaved?.();
        setSending(false);
        onOpenChange(false);
      } else setTimeout(() => void navigate(answer.group), GO_AFTER_MS);
      return;
    }
    setSending(false);
    if (answer.session) {
      if (await signIn(groupTexts.signIn)) await send(body);
      return;
    }
    setProblems(answer.fields ?? {});
    setError(answer.error || groupTexts.noAnswer);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = new FormData(event.currentTarget);
    if (group) body.set('groupId', group.id);
    for (const name of ['cover', 'poster']) {
      const file = body.get(name);
      if (file instanceof File && file.size === 0) body.delete(name);
    }
    void send(body);
  };

  return (
    <Dialog title={groupTexts.formTitle[kind]} open={open} onOpenChange={onOpenChange} wide>
      <form className="grid gap-4" onSubmit={submit} noValidate>
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
          {(['cover', 'poster'] as const).map((name) => (
            <label key={name} className="grid gap-1.5 text-sm font-semibold">
              {groupTexts[name]}
              <input
                type="file"
                name={name}
                accept="image/jpeg,image/png"
                className="min-h-11 w-full min-w-0 text-sm font-normal text-muted file:mr-3 file:min-h-11 file:rounded-xl file:border-0 file:bg-raised file:px-4 file:text-text"
              />
              {problems[name] && <span className="font-normal text-pomegranate-text">{problems[name]}</span>}
            </label>
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
