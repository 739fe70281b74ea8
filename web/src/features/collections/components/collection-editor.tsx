import { useMutation } from '@apollo/client/react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Select } from '../../../components/ui/select.js';
import { useToast } from '../../../components/ui/toast.js';
import { CollectionPageDocument } from '../../../generated/collection-page.js';
import { EditCollectionDocument } from '../../../generated/edit-collection.js';
import { SetCollectionEntriesDocument } from '../../../generated/set-collection-entries.js';
import type { CollectionDetailsFragment } from '../../../generated/types.js';
import { useDraftKeys } from '../../../lib/use-send.js';
import { readError } from '../../../lib/graphql-error.js';
import { useOrder } from '../hooks/use-order.js';
import { limits } from '../limits.js';
import { collectionTexts as texts } from '../texts.js';
import { EntryRow, type EditedEntry } from './entry-row.js';
import type { Entry } from './entry-wall.js';
import { type Facts, FactsFields, nameProblem } from './facts-fields.js';
import { type ChosenTitle, TitleFinder } from './title-finder.js';

export interface EditorProps {
  collection: CollectionDetailsFragment;
  entries: readonly Entry[];
  onClose: () => void;
}

const asEdited = ({ title, note }: Entry): EditedEntry => ({ ...title, note });

/** Edits the texts and titles of a collection. Changes stay in the form after a failure. */
export default function CollectionEditor({ collection, entries, onClose }: EditorProps) {
  const { id, name, description, visibility } = collection;
  const [facts, setFacts] = useState<Facts>({ name, description, visibility });
  // Without a choice the first title is the cover.
  const chosen = collection.cover?.id === entries[0]?.title.id ? '' : collection.cover?.id;
  const [cover, setCover] = useState(chosen ?? '');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { items, setItems, move, announcement, list } = useOrder(entries.map(asEdited), (item, place, all) =>
    texts.moved(item.name, place, all),
  );
  const [edit, editing] = useMutation(EditCollectionDocument, { context: { quiet: true } });
  const [setEntries, setting] = useMutation(SetCollectionEntriesDocument, { context: { quiet: true } });
  const { show } = useToast();
  const saving = editing.loading || setting.loading;
  /** Version of the collection after the last successful call, and the titles that this form has stored. */
  const stored = useRef<{ version: number; entries?: string }>({ version: collection.version });
  const keys = useDraftKeys<unknown>();

  const toggle = (title: ChosenTitle) => {
    const rest = items.filter((item) => item.id !== title.id);
    if (rest.length < items.length) return setItems(rest);
    if (items.length >= limits.entries) return show({ text: texts.tooMany, tone: 'error' });
    setItems([...items, { ...title, note: '' }]);
  };

  /**
   * The titles first, because the cover must be one of them. If the second call fails, a repetition sends only that one. Both keep
   * their key while the form stays the same, so that a repetition after a lost answer is not refused as outdated.
   */
  const save = async () => {
    const chosenTitles = items.map(({ id: titleId, note }) => ({ titleId, note }));
    const titles = JSON.stringify(chosenTitles);
    if (stored.current.entries !== titles) {
      const list = { id, version: stored.current.version, entries: chosenTitles };
      const { data } = await setEntries({
        variables: { input: { ...list, idempotencyKey: keys.keyFor(list) } },
      });
      const version = data?.setCollectionEntries.collection.version ?? list.version;
      stored.current = { version, entries: titles };
    }
    const coverTitleId = items.some((item) => item.id === cover) ? cover : null;
    const change = { ...facts, id, version: stored.current.version, coverTitleId };
    await edit({
      variables: { input: { ...change, idempotencyKey: keys.keyFor(change) } },
      refetchQueries: [CollectionPageDocument],
      awaitRefetchQueries: true,
    });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    const nameFault = nameProblem(facts.name);
    const form = items.length === 0 ? texts.missing : undefined;
    if (nameFault ?? form) return setErrors({ ...(nameFault && { name: nameFault }), ...(form && { form }) });
    setErrors({});
    save().then(
      () => {
        show({ text: texts.saved, tone: 'success' });
        onClose();
      },
      (failure: unknown) => {
        const { code, message, fields } = readError(failure);
        const text = code === 'OUTDATED' ? texts.outdated : message || texts.saveFailed;
        const isHalf = stored.current.entries !== undefined;
        setErrors({ ...fields, form: isHalf ? texts.onlyTitlesSaved(text) : text });
      },
    );
  };

  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={texts.editing}
      className="grid gap-6 rounded-3xl border border-line bg-surface p-4 sm:p-6"
    >
      <div className="grid gap-5 lg:grid-cols-2 lg:gap-x-8">
        <div className="grid content-start gap-5">
          <FactsFields facts={facts} onChange={setFacts} errors={errors} />
          <Select
            label={texts.cover}
            items={[
              { value: '', label: texts.firstTitle },
              ...items.map((item) => ({ value: item.id, label: item.name })),
            ]}
            value={cover}
            onValueChange={setCover}
          />
        </div>
        <TitleFinder chosen={new Set(items.map((item) => item.id))} onToggle={toggle} />
      </div>
      <div className="grid gap-3">
        <p className="text-sm text-muted">{texts.orderHint}</p>
        <p role="status" className="sr-only">
          {announcement}
        </p>
        <ol ref={list} className="grid gap-2">
          {items.map((item, place) => (
            <EntryRow
              key={item.id}
              entry={item}
              place={place}
              last={place === items.length - 1}
              onMove={move}
              onNote={(note) =>
                setItems(items.map((other) => (other.id === item.id ? { ...other, note } : other)))
              }
              onRemove={() => toggle(item)}
            />
          ))}
        </ol>
      </div>
      {errors['form'] && (
        <p role="alert" className="text-sm text-pomegranate-text">
          {errors['form']}
        </p>
      )}
      <div className="flex justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" loading={saving}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
