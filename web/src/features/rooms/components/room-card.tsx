import { Link } from 'react-router';
import { Icon } from '../../../components/ui/icon.js';
import { LazyImage } from '../../../components/ui/lazy-image.js';
import type { RoomFieldsFragment } from '../../../generated/types.js';
import { roomTexts as texts } from '../texts.js';
import { RoomTime } from './room-start.js';

/** A room in a list: what plays or when it begins, who hosts it and how many are there. */
export function RoomCard({ room }: { room: RoomFieldsFragment }) {
  const { title, path, phase, episode, host, presentCount, memberCount, invited, startsAt } = room;
  const picture = episode?.image ?? episode?.title?.poster;
  const isFilm = episode?.title?.kind === 'MOVIE';
  return (
    <li className="relative grid grid-cols-[8rem_minmax(0,1fr)] gap-4 rounded-2xl border border-line bg-surface p-3 transition-colors focus-within:border-control hover:border-control sm:grid-cols-[10rem_minmax(0,1fr)]">
      <div className="aspect-video overflow-hidden rounded-xl bg-raised">
        {picture && <LazyImage src={picture} alt="" className="size-full object-cover" />}
      </div>
      <div className="grid min-w-0 content-start gap-1">
        <h3 className="text-lg leading-snug">
          <Link to={path} className="break-words after:absolute after:inset-0 after:rounded-2xl">
            {title}
          </Link>
        </h3>
        {episode?.title && (
          <p className="text-sm text-muted">
            {episode.title.name}
            {!isFilm && ` · ${texts.place(episode)}`}
          </p>
        )}
        {host && <p className="truncate text-sm text-muted">{texts.by(host.name)}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          {invited && <span className="font-semibold text-saffron-text">{texts.invited}</span>}
          <span className="inline-flex items-center gap-1.5 font-semibold text-accent-text">
            {phase === 'LOBBY' && startsAt ? (
              <RoomTime startsAt={startsAt} />
            ) : (
              <>
                <Icon name={phase === 'PLAYING' ? 'play' : 'clock'} size={16} />
                {phase === 'PLAYING' ? texts.playingNow : texts.lobbyNow}
              </>
            )}
          </span>
          <span className="tabular text-muted">
            {presentCount > 0 ? texts.present(presentCount) : texts.members(memberCount)}
          </span>
        </p>
      </div>
    </li>
  );
}
