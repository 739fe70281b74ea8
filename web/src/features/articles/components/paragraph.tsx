import { useId, useState } from 'react';
import { cutParagraph } from '../../../lib/cut-paragraph.js';
import { articleTexts as texts } from '../texts.js';

/**
 * A paragraph of an article; one of more than 550 characters is cut (specification, section 9). The rest is in the page, for search
 * engines and for the search of the browser.
 */
export function Paragraph({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { head, rest } = cutParagraph(text);
  if (!rest) return <p className="whitespace-pre-line">{text}</p>;
  return (
    <p id={id} className="whitespace-pre-line">
      {head}
      {!isOpen && '… '}
      <span hidden={!isOpen}>{rest} </span>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="min-h-9 rounded-full font-semibold text-accent-text hover:underline"
      >
        {isOpen ? texts.readLess : texts.readMore}
      </button>
    </p>
  );
}
