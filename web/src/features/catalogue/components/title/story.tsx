import { useId, useState } from 'react';
import { excerpt } from '../../excerpt.js';
import { titlePageTexts } from '../../title-page-texts.js';

/** The description; paragraphs are cut after 550 characters. */
export function Story({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { shown, isCut } = excerpt(text);
  if (!shown) return null;
  const paragraphs = (open ? text.trim() : shown).split(/\n\s*\n/);
  return (
    <section aria-label={titlePageTexts.about} className="grid max-w-[70ch] justify-items-start gap-2">
      <div id={id} className="grid gap-3 text-lg">
        {paragraphs.map((paragraph, place) => (
          <p key={place}>{paragraph}</p>
        ))}
      </div>
      {isCut && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="min-h-9 rounded-full font-semibold text-accent-text hover:underline"
        >
          {open ? titlePageTexts.readLess : titlePageTexts.readMore}
        </button>
      )}
    </section>
  );
}
