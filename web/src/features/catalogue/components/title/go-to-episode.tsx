import { type FormEvent, type RefObject, useEffect, useId, useState } from 'react';
import { Button } from '../../../../components/ui/button.js';
import type { More } from '../../hooks/use-more.js';
import { titlePageTexts } from '../../title-page-texts.js';
import { wantsLessMotion } from '../../../../lib/less-motion.js';

interface Props {
  list: More<{ id: string; number: number }>;
  /** The element with the episodes; each has its number as an attribute. */
  region: RefObject<HTMLElement | null>;
}

/**
 * Goes to the episode with the entered number, and loads as many pages as needed. If there is no such episode, the
 * list stays and the field shows an error.
 */
export function GoToEpisode({ list, region }: Props) {
  const { items, state, last, more } = list;
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState<number>();
  const [fault, setFault] = useState<string>();
  const id = useId();

  useEffect(() => {
    if (wanted === undefined) return;
    const found = items.some(({ number }) => number === wanted);
    if (found) showEpisode(region.current, wanted);
    else if (state === 'failed') setFault(titlePageTexts.goToFailed);
    else if (last || items.some(({ number }) => number > wanted))
      setFault(titlePageTexts.noSuchEpisode(String(wanted)));
    else {
      more();
      return;
    }
    setWanted(undefined);
  }, [wanted, items, state, last, more, region]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : undefined;
    if (number === undefined) setFault(titlePageTexts.noSuchEpisode(typed.trim()));
    else if (state === 'failed') more();
    setWanted(number);
  };

  return (
    <form onSubmit={submit} className="relative flex items-center gap-2" noValidate>
      <input
        inputMode="numeric"
        aria-label={titlePageTexts.goToNumber}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : id}
        placeholder="1"
        value={typed}
        maxLength={6}
        onChange={(event) => {
          setTyped(event.target.value);
          setFault(undefined);
        }}
        className="tabular h-10 w-16 rounded-full border border-control bg-transparent px-3 text-center aria-invalid:border-pomegranate-text"
      />
      <Button
        type="submit"
        size="sm"
        variant="outline"
        disabled={typed.trim() === ''}
        loading={wanted !== undefined}
      >
        {titlePageTexts.goTo}
      </Button>
      {fault && (
        <p
          id={id}
          role="alert"
          className="absolute top-full right-0 z-10 mt-1 rounded-lg bg-raised px-3 py-1.5 text-sm whitespace-nowrap text-pomegranate-text shadow-lift"
        >
          {fault}
        </p>
      )}
    </form>
  );
}

/** Scrolls an episode into view and focuses it. */
function showEpisode(region: HTMLElement | null, number: number): void {
  const item = region?.querySelector(`[data-number="${number}"]`)?.closest('li');
  const calm = wantsLessMotion();
  item?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  item?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: calm ? 'auto' : 'smooth' });
}
