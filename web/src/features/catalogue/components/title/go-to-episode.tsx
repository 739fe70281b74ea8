import { type FormEvent, type RefObject, useEffect, useId, useState } from 'react';
import { Button } from '../../../../components/ui/button.js';
import type { More } from '../../hooks/use-more.js';
import { catalogueTexts } from '../../texts.js';

interface Props {
  list: More<{ id: string; number: number }>;
  /** Holds the slides; each carries its episode's number. */
  region: RefObject<HTMLElement | null>;
}

/**
 * Jumps to the episode with the number that is entered, through as many pages as it takes. Where there is none the
 * slider stays where it is, and the field says so.
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
    if (found) showSlide(region.current, wanted);
    else if (state === 'failed') setFault(catalogueTexts.goToFailed);
    else if (last || items.some(({ number }) => number > wanted))
      setFault(catalogueTexts.noSuchEpisode(String(wanted)));
    else {
      more();
      return;
    }
    setWanted(undefined);
  }, [wanted, items, state, last, more, region]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : undefined;
    if (number === undefined) setFault(catalogueTexts.noSuchEpisode(typed.trim()));
    else if (state === 'failed') more();
    setWanted(number);
  };

  return (
    <form onSubmit={submit} className="relative flex items-center gap-2" noValidate>
      <input
        inputMode="numeric"
        aria-label={catalogueTexts.goToNumber}
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
        {catalogueTexts.goTo}
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

/** Brings a slide to the start of the row and the focus to it. */
function showSlide(region: HTMLElement | null, number: number): void {
  const slide = region?.querySelector(`[data-number="${number}"]`)?.closest('li');
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  slide?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  slide?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: calm ? 'auto' : 'smooth' });
}
