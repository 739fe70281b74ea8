import { Fragment } from 'react';

const address = /(https?:\/\/[^\s<>"']+)/g;

/** What people wrote: text with its line breaks, and links that lend no weight to where they lead. There is no HTML in it. */
export function PlainText({ text }: { text: string }) {
  return (
    <p className="max-w-prose break-words whitespace-pre-line">
      {text.split(address).map((part, index) =>
        index % 2 === 1 ? (
          <a
            key={index}
            href={part}
            rel="nofollow ugc noopener"
            target="_blank"
            className="text-accent-text underline"
          >
            {part}
          </a>
        ) : (
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </p>
  );
}
