import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { TextArea } from '../../components/ui/text-area.js';
import { useToast } from '../../components/ui/toast.js';
import { SetStoryDocument } from '../../generated/set-story.js';
import { StoriesDocument } from '../../generated/stories.js';
import { readError } from '../../lib/graphql-error.js';
import { useLogin } from '../../lib/login.js';
import { storyTexts as texts } from './texts.js';

/** Length limits in grapheme clusters (product-rules, Stories). */
const LIMIT = 300;

interface Props {
  titleId: string;
  /** The viewer's story; undefined for none. */
  own: string | undefined;
}

/** Writes the viewer's one story about a title. The text stays after a failure. */
export function StoryForm({ titleId, own }: Props) {
  const [body, setBody] = useState(own ?? '');
  const [error, setError] = useState<string>();
  const [set, { loading }] = useMutation(SetStoryDocument, {
    context: { quiet: true },
    refetchQueries: [StoriesDocument],
  });
  const { asMember } = useLogin();
  const { show } = useToast();
  const send = () =>
    void set({
      variables: { input: { titleId, body: body.trim(), idempotencyKey: crypto.randomUUID() } },
    }).then(
      () => show({ text: texts.saved, tone: 'success' }),
      (failure: unknown) => {
        const { fields, message } = readError(failure);
        setError(fields['body'] ?? (message || texts.failed));
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    setError(body.trim() === '' ? texts.empty : undefined);
    if (body.trim() !== '') asMember(send, texts.signIn);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <TextArea
        label={texts.write}
        placeholder={texts.placeholder}
        value={body}
        limit={LIMIT}
        rows={2}
        error={error}
        onValueChange={setBody}
      />
      <Button type="submit" loading={loading} className="justify-self-end">
        {own === undefined ? texts.send : texts.change}
      </Button>
    </form>
  );
}
