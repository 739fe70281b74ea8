import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { EpisodeSkeleton } from '../../../../components/ui/skeleton.js';
import { Slider } from '../../../../components/ui/slider.js';
import { useNow } from '../../../../components/ui/use-now.js';
import { ContinueWatchingDocument } from '../../../../generated/continue-watching.js';
import { useLogin } from '../../../../lib/login.js';
import { greeting } from '../../../../lib/turkish.js';
import { useViewer } from '../../../../lib/viewer.js';
import { Button } from '../../../../components/ui/button.js';
import { catalogueTexts } from '../../texts.js';
import { ContinueCard } from './continue-card.js';

const size = 12;

/**
 * The greeting, and where the member left off. The page that everybody gets does not know who looks, so the room
 * of one row is kept; a visitor finds in it what signing in is good for.
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
        <Reserved title={viewer.state === 'visitor' ? undefined : catalogueTexts.continue}>
          {viewer.state === 'visitor' && <Invitation />}
          {isMember && (items || error) && <NothingBegun failed={!items} />}
        </Reserved>
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

/** As high as the row will be: skeletons hold the room, and show where nothing else fills it. */
function Reserved({ title, children }: { title: string | undefined; children: ReactNode }) {
  return (
    <section
      aria-label={title ?? catalogueTexts.inviteTitle}
      aria-busy={!children || undefined}
      className="relative grid min-w-0 gap-4"
    >
      {title ? (
        <h2 className="flex min-h-10 items-end text-2xl">{title}</h2>
      ) : (
        // Whoever has begun nothing here is not told of going on; what invites them takes its room.
        <span aria-hidden="true" className="min-h-10" />
      )}
      <div className={`-m-2 min-w-0 p-2 ${title ? 'relative' : ''}`}>
        <div aria-hidden="true" data-kind="serial" className={`slides ${children ? 'invisible' : ''}`}>
          {[0, 1, 2, 3, 4].map((place) => (
            <EpisodeSkeleton key={place} />
          ))}
        </div>
        {children && <div className={`absolute ${title ? 'inset-2' : 'inset-0'}`}>{children}</div>}
      </div>
    </section>
  );
}

const panel =
  'room-light flex h-full flex-wrap content-center items-center justify-between gap-x-8 gap-y-3 rounded-2xl border border-line bg-surface px-5 py-4 sm:px-8';

function Invitation() {
  const { signIn } = useLogin();
  return (
    <div className={panel}>
      <div className="max-w-xl">
        <p className="font-display text-xl font-bold">{catalogueTexts.inviteTitle}</p>
        <p className="mt-1 text-muted max-sm:text-sm">{catalogueTexts.inviteText}</p>
      </div>
      <Button onClick={() => void signIn(catalogueTexts.inviteText)}>{catalogueTexts.signIn}</Button>
    </div>
  );
}

function NothingBegun({ failed }: { failed: boolean }) {
  return (
    <div className={panel}>
      <div className="max-w-xl">
        <p className="font-display text-xl font-bold">
          {failed ? catalogueTexts.rowFailed : catalogueTexts.nothingBegunTitle}
        </p>
        {!failed && <p className="mt-1 text-muted max-sm:text-sm">{catalogueTexts.nothingBegunText}</p>}
      </div>
    </div>
  );
}
