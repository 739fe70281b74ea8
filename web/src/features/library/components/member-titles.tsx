import type { ReactNode } from 'react';
import { PosterSkeleton } from '../../../components/ui/skeleton.js';
import { EmptyState } from '../../../components/ui/states.js';
import { MemberTitlesDocument } from '../../../generated/member-titles.js';
import type { LibraryList, TitleCardFragment } from '../../../generated/types.js';
import { useList } from '../hooks/use-list.js';
import { listIcons } from '../list-icons.js';
import { libraryTabs } from '../tabs.js';
import { libraryTexts as texts } from '../texts.js';
import { ListFrame } from './list-frame.js';

type Card = (title: TitleCardFragment, place: number) => ReactNode;

/** The lists of another member, as tabs of the profile with the addresses of one's own. Watched episodes are for the member alone. */
export const memberLibraryTabs = (
  memberId: string,
  card: Card,
): { hash: string; label: string; content: ReactNode }[] =>
  Object.entries(libraryTabs).flatMap(([hash, list]) =>
    list === 'LAST_WATCHED'
      ? []
      : [
          {
            hash,
            label: texts.memberLists[list],
            content: <MemberTitles key={list} memberId={memberId} list={list} card={card} />,
          },
        ],
  );

/** A list of another member's library, with the member's scores. */
function MemberTitles({ memberId, list, card }: { memberId: string; list: LibraryList; card: Card }) {
  const answers = useList(MemberTitlesDocument, { memberId, list }, ({ memberTitles }) => memberTitles);
  if (answers.state === 'hidden')
    return <EmptyState icon="lock" title={texts.hidden} hint={texts.hiddenHint} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ListFrame
        label={texts.memberLists[list]}
        list={answers}
        shown={answers.items.length}
        skeleton={<PosterSkeleton />}
        empty={{
          icon: listIcons[list],
          title: texts.memberEmpty[list],
          hint: texts.memberEmptyHint,
          explore: false,
        }}
      >
        {answers.items.map(({ id, title, watched, score }, place) => (
          <li key={id} className="min-w-0">
            {card(title, place)}
            <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
              {list === 'WATCH_LIST' && watched && <span>{texts.watched}</span>}
              {score !== null && <span className="tabular">{texts.memberScore(score)}</span>}
            </p>
          </li>
        ))}
      </ListFrame>
    </div>
  );
}
