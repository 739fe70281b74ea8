import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { EpisodeSkeleton } from '../../../../components/ui/skeleton.js';
import { Slider } from '../../../../components/ui/slider.js';
import { useNow } from '../../../../components/ui/use-now.js';
import { ContinueWatchingDocument } from '../../../../generated/continue-watching.js';
import { greeting } from '../../../../lib/turkish.js';
import { useViewer } from '../../../../lib/viewer.js';
import { catalogueTexts } from '../../texts.js';
import { ContinueCard } from './continue-card.js';
import { homeTexts } from './home-texts.js';

const size = 12;

/**
 * The greeting, and the member's unfinished episodes. The page is the same for everyone: the height of one row is reserved in a
 * browser that was signed in last time. Visitors see no row.
 */
export function ContinueRow() {
  const viewer = useViewer();
  const isMember = viewer.state === 'member';
  const { data, error } = useQuery(ContinueWatchingDocument, {
    variables: { page: 1, size },
    skip: !isMember,
    fetchPolicy: 'cache-and-network',
    ssr: false,
  });
  const items = data?.continueWatching?.items.filter(({ episode }) => episode?.path);
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <Greeting />
      {isMember && items && items.length > 0 ? (
        <Slider
          title={catalogueTexts.continue}
          kind="serial"
          slides={items.map((item) => ({ key: item.id, content: <ContinueCard item={item} /> }))}
        />
      ) : (
        viewer.state !== 'visitor' && (
          <Reserved known={isMember}>
            {isMember && (items || error) && <NothingBegun failed={!items} />}
          </Reserved>
        )
      )}
    </div>
  );
}

function Greeting() {
  const viewer = useViewer();
  const now = useNow(60_000);
  const name = viewer.state === 'member' ? `, ${viewer.member.name}` : '';
  return (
    <p className="font-display text-lg font-bold text-saffron-text">
      {now && viewer.state !== 'unknown' ? `${greeting(now)}${name}` : '\u00a0'}
    </p>
  );
}

/** Reserves the height of the row. If nothing else fills it, skeletons are visible. */
function Reserved({ known, children }: { known: boolean; children: ReactNode }) {
  return (
    <section
      aria-label={catalogueTexts.continue}
      aria-busy={!children || undefined}
      className={`relative min-w-0 gap-4 ${known ? 'grid' : 'hidden known-member:grid'}`}
    >
      <h2 className="flex min-h-10 items-end text-2xl">{catalogueTexts.continue}</h2>
      <div className="relative -m-2 min-w-0 p-2">
        <div aria-hidden="true" data-kind="serial" className={`slides ${children ? 'invisible' : ''}`}>
          {[0, 1, 2, 3, 4].map((place) => (
            <EpisodeSkeleton key={place} />
          ))}
        </div>
        {children && <div className="absolute inset-2">{children}</div>}
      </div>
    </section>
  );
}

const panel =
  'room-light flex h-full flex-wrap content-center items-center justify-between gap-x-8 gap-y-3 rounded-2xl border border-line bg-surface px-5 py-4 sm:px-8';

function NothingBegun({ failed }: { failed: boolean }) {
  return (
    <div className={panel}>
      <div className="max-w-xl">
        <p className="font-display text-xl font-bold">
          {failed ? catalogueTexts.rowFailed : homeTexts.nothingBegunTitle}
        </p>
        {!failed && <p className="mt-1 text-muted max-sm:text-sm">{homeTexts.nothingBegunText}</p>}
      </div>
    </div>
  );
}
