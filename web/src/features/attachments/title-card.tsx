import { Link } from 'react-router';
import { posterPicture } from '../../lib/pictures.js';
import { cardName, type LinkedCard } from './linked-card.js';
import { cardTexts } from './card-texts.js';

const look =
  'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 overflow-hidden rounded-xl border border-line bg-raised pr-4';

/** The title or episode that a post is about, or that a message links to. */
export function TitleCardLink({ card }: { card: LinkedCard }) {
  const path = card.kind === 'TITLE' ? card.title.path : card.episode.path;
  // A title that no longer exists has no page.
  if (!path) return <TitleCardPreview card={card} />;
  return (
    <Link to={path} className={`${look} transition-colors hover:border-control`}>
      <CardParts card={card} />
    </Link>
  );
}

/** The same card without a link, while a post is being written. */
export function TitleCardPreview({ card }: { card: LinkedCard }) {
  return (
    <div className={look}>
      <CardParts card={card} />
    </div>
  );
}

function CardParts({ card }: { card: LinkedCard }) {
  const isTitle = card.kind === 'TITLE';
  const { ageMark } = (isTitle ? card.title : card.episode.title) ?? {};
  // No age gate is before a card, so titles for adults show no picture.
  const picture =
    ageMark === 'AGE_18'
      ? undefined
      : isTitle
        ? posterPicture(card.title.poster)?.src
        : (card.episode.image ?? undefined);
  const line = isTitle
    ? String(card.title.year || '')
    : card.episode.title?.kind === 'MOVIE'
      ? ''
      : cardTexts.episode(card.episode.season, card.episode.number);
  return (
    <>
      {picture ? (
        <img
          src={picture.replace(/(\.\w+)$/, isTitle ? '-small$1' : '$1')}
          alt=""
          loading="lazy"
          className={isTitle ? 'h-24 w-16 object-cover' : 'h-18 w-24 object-cover sm:w-32'}
        />
      ) : (
        <span className="h-18 w-2" />
      )}
      <span className="grid min-w-0 py-2">
        <span className="truncate font-semibold">{cardName(card)}</span>
        <span className="truncate text-sm text-muted">
          {[line, !isTitle && card.episode.name].filter(Boolean).join(' · ')}
        </span>
      </span>
    </>
  );
}
