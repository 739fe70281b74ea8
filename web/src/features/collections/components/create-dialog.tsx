import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { Icon } from '../../../components/ui/icon.js';
import { useToast } from '../../../components/ui/toast.js';
import { CreateCollectionDocument } from '../../../generated/create-collection.js';
import { readError } from '../../../lib/graphql-error.js';
import { useDraftKeys } from '../../../lib/use-send.js';
import { CREATED_MS, limits } from '../limits.js';
import { collectionTexts as texts } from '../texts.js';
import { type Facts, FactsFields, nameProblem } from './facts-fields.js';
import { type ChosenTitle, TitleFinder } from './title-finder.js';

const nothing: Facts = { name: '', description: '', visibility: 'PUBLIC' };

/** The modal for a new collection. The typed text stays after a failure. */
export default function CreateDialog({ onClose }: { onClose: () => void }) {
  const [facts, setFacts] = useState(nothing);
  const [titles, setTitles] = useState<readonly ChosenTitle[]>([]);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [done, setDone] = useState(false);
  const [create, { loading }] = useMutation(CreateCollectionDocument);
  const { keyFor } = useDraftKeys<object>();
  const navigate = useNavigate();
  const { show } = useToast();

  const toggle = (title: ChosenTitle) => {
    const rest = titles.filter(({ id }) => id !== title.id);
    if (rest.length === titles.length && titles.length >= limits.entries)
      return show({ text: texts.tooMany, tone: 'error' });
    setTitles(rest.length < titles.length ? rest : [...titles, title]);
    setErrors(({ form: _, ...others }) => others);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (loading || done) return;
    const name = nameProblem(facts.name);
    const form = titles.length === 0 ? texts.missing : undefined;
    if (name ?? form) return setErrors({ ...(name && { name }), ...(form && { form }) });
    setErrors({});
    const entries = titles.map(({ id }) => ({ titleId: id }));
    const collection = { ...facts, entries };
    create({ variables: { input: { ...collection, idempotencyKey: keyFor(collection) } } }).then(
      ({ data }) => {
        const path = data?.createCollection.collection.path;
        if (!path) return setErrors({ form: texts.createFailed });
        setDone(true);
        show({ text: texts.created, tone: 'success' });
        setTimeout(() => {
          onClose();
          void navigate(path);
        }, CREATED_MS);
      },
      (failure: unknown) => {
        const { code, message, fields } = readError(failure);
        const form = code === 'LIMIT_REACHED' ? texts.full : message || texts.createFailed;
        setErrors({ ...fields, form });
      },
    );
  };

  return (
    <Dialog open wide onOpenChange={(open) => !open && onClose()} title={texts.create}>
      <form onSubmit={submit} className="grid gap-5" noValidate>
        <FactsFields facts={facts} onChange={setFacts} errors={errors} />
        <TitleFinder chosen={new Set(titles.map(({ id }) => id))} onToggle={toggle} />
        {titles.length > 0 && (
          <div className="grid gap-2">
            <p className="tabular text-sm text-muted" role="status">
              {texts.chosen(titles.length)}
            </p>
            <ul className="flex flex-wrap gap-2">
              {titles.map((title) => (
                <li key={title.id} className="max-w-full">
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={texts.takeOff(title.name)}
                    className="max-w-full"
                    onClick={() => toggle(title)}
                  >
                    <span className="max-w-60 truncate">{title.name}</span>
                    <Icon name="close" size={16} />
                  </Button>
                </li>
              ))}
            </ul>
          </div>
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
          <Button type="submit" loading={loading || done}>
            {texts.create}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
