import { useMutation, useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/ui/button.js';
import { Skeleton } from '../../components/ui/skeleton.js';
import { ErrorState } from '../../components/ui/states.js';
import { TextArea } from '../../components/ui/text-area.js';
import { useToast } from '../../components/ui/toast.js';
import { useUnsaved } from '../../components/ui/unsaved-guard.js';
import { MutedWordsDocument } from '../../generated/muted-words.js';
import { SetMutedWordsDocument } from '../../generated/set-muted-words.js';
import { countGraphemes } from '../../lib/turkish.js';
import { restraintTexts } from './texts.js';

const MOST = 200;
const SHORTEST = 2;
const LONGEST = 50;

const wordsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** The words that hide a comment, one per line. */
export function MutedWordsForm() {
  const { data, error, refetch } = useQuery(MutedWordsDocument, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const [send, { loading }] = useMutation(SetMutedWordsDocument, { context: { quiet: true } });
  const { show } = useToast();
  const unsaved = useUnsaved();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<string>();
  const kept = data?.mutedWords;
  const text = typed ?? kept?.join('\n') ?? '';
  const problem = problemOf(wordsOf(text));
  const save = () => {
    const words = wordsOf(text);
    if (problemOf(words)) return;
    send({
      variables: { words },
      update: (cache, { data: saved }) =>
        saved &&
        cache.writeQuery({ query: MutedWordsDocument, data: { mutedWords: saved.setMutedWords.words } }),
    }).then(
      () => {
        // The guard reads the field, which must hold the saved words by then: they differ from the typed ones by spaces and lines.
        flushSync(() => setTyped(undefined));
        unsaved.saved(form.current);
        show({ text: restraintTexts.wordsSaved, tone: 'success' });
      },
      () => show({ text: restraintTexts.wordsFailed, tone: 'error', onRetry: save }),
    );
  };
  return (
    <section className="grid gap-3" aria-label={restraintTexts.wordsTitle}>
      <h2 className="text-xl">{restraintTexts.wordsTitle}</h2>
      {!kept && error && (
        <ErrorState title={restraintTexts.listFailed} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {!kept && !error && <Skeleton className="h-32 rounded-2xl" />}
      {kept && (
        <form
          ref={form}
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <p className="text-sm text-muted">{restraintTexts.wordsHint}</p>
          <TextArea
            label={restraintTexts.words}
            name="words"
            value={text}
            onValueChange={setTyped}
            limit={MOST * (LONGEST + 1)}
            rows={6}
            error={problem}
          />
          <Button type="submit" loading={loading} className="justify-self-start">
            {restraintTexts.save}
          </Button>
        </form>
      )}
    </section>
  );
}

const problemOf = (words: readonly string[]): string | undefined => {
  if (words.length > MOST) return restraintTexts.tooMany;
  if (words.some((word) => countGraphemes(word) < SHORTEST)) return restraintTexts.tooShort;
  return words.some((word) => countGraphemes(word) > LONGEST) ? restraintTexts.tooLong : undefined;
};
