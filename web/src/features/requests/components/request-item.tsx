import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../components/ui/badge.js';
import { Icon } from '../../../components/ui/icon.js';
import { Poster } from '../../../components/ui/poster.js';
import type { RequestFieldsFragment, RequestState } from '../../../generated/types.js';
import { posterPicture } from '../../../lib/pictures.js';
import { requestTexts as texts } from '../texts.js';

const tones: Readonly<Record<RequestState, 'plain' | 'accent' | 'new' | 'live'>> = {
  OPEN: 'plain',
  PLANNED: 'new',
  AVAILABLE: 'accent',
  DECLINED: 'plain',
};

interface Props {
  request: RequestFieldsFragment;
  /** Rendered beside the name: votes, or an editor's buttons. */
  actions: ReactNode;
  children?: ReactNode;
  /** Buttons: beside the name on wide screens, else a row of their own below. */
  below?: ReactNode;
}

/** A request in a list: picture, name and state. A request with only a name has no picture. */
export function RequestItem({ request, actions, children, below }: Props) {
  const { name, kind, state, reason, title } = request;
  return (
    <article className="flex flex-wrap items-center gap-3 rounded-2xl border border-line bg-surface p-3">
      <div className="w-12 shrink-0 overflow-hidden rounded-lg">
        {title?.poster ? (
          <Poster title={name} picture={posterPicture(title.poster)} sizes="48px" />
        ) : (
          <div aria-hidden="true" className="grid aspect-2/3 place-items-center bg-raised text-muted">
            <Icon name={kind === 'MOVIE' ? 'film' : 'series'} size={20} />
          </div>
        )}
      </div>
      <div className="grid min-w-0 flex-1 gap-1">
        <h3 className="font-sans text-base leading-snug font-semibold tracking-normal break-words">
          {title ? (
            <Link to={title.path} className="hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {state !== 'OPEN' && (
          <p>
            <Badge tone={tones[state]}>{texts.states[state]}</Badge>
          </p>
        )}
        {reason && <p className="text-sm break-words text-muted">{texts.reason(reason)}</p>}
        {children}
      </div>
      {below && <div className="max-lg:order-last max-lg:w-full">{below}</div>}
      {actions}
    </article>
  );
}
