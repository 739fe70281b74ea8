import { Fragment } from 'react';
import { Link } from 'react-router';
import { partsOf } from './mention.js';

const address = /(https?:\/\/[^\s<>"']+)/g;

interface Props {
  text: string;
  /** Usernames of the mentioned members, shown as links. */
  mentions: readonly string[];
}

/** A member's text with line breaks and nofollow links. The text is never read as HTML. */
export function PlainText({ text, mentions }: Props) {
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
          <Fragment key={index}>
            {partsOf(part, mentions).map(({ text: piece, path }, place) =>
              path === undefined ? (
                <Fragment key={place}>{piece}</Fragment>
              ) : (
                <Link key={place} to={path} className="font-semibold text-accent-text hover:underline">
                  {piece}
                </Link>
              ),
            )}
          </Fragment>
        ),
      )}
    </p>
  );
}
