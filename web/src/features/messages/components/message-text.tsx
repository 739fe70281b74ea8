import { Fragment } from 'react';

const address = /(https?:\/\/[^\s<>"']+)/g;

/** Plain text with line breaks and links; HTML is not interpreted. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className="wrap-anywhere whitespace-pre-line">
      {text.split(address).map((part, index) =>
        index % 2 === 1 ? (
          <a
            key={index}
            href={part}
            rel="nofollow ugc noopener"
            target="_blank"
            className="break-all text-accent-text underline"
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
