import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClasses } from '../../../components/ui/button-styles.js';
import { shellTexts } from '../texts.js';

interface Props {
  /** Large faint text behind the message: '404'. */
  sign: string;
  title: string;
  text: string;
  action?: ReactNode;
}

/** A page with only a message: not found, broken, offline. */
export function MessagePage({ sign, title, text, action }: Props) {
  return (
    <div className="page relative isolate grid min-h-[70dvh] content-center justify-items-start gap-4 overflow-hidden py-16">
      <title>{`${title} · ${shellTexts.siteName}`}</title>
      <meta name="robots" content="noindex" />
      <span
        aria-hidden="true"
        className="absolute top-1/2 right-0 -z-10 -translate-y-1/2 max-sm:top-auto max-sm:bottom-4 max-sm:translate-y-0 font-display text-[clamp(12rem,38vw,34rem)] leading-none font-extrabold tracking-tighter text-raised select-none"
      >
        {sign}
      </span>
      <h1 className="max-w-2xl text-4xl">{title}</h1>
      <p className="max-w-lg text-lg text-pretty text-muted">{text}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {action}
        <Link to="/" className={buttonClasses(action ? 'outline' : 'primary')}>
          {shellTexts.goHome}
        </Link>
      </div>
    </div>
  );
}
