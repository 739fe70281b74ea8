import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Slider } from '../../../components/ui/slider.js';
import { MemberTitlesDocument } from '../../../generated/member-titles.js';
import type { TitleCardFragment } from '../../../generated/types.js';
import { libraryTexts as texts } from '../texts.js';

const MOST = 12;

interface Props {
  memberId: string;
  card: (title: TitleCardFragment, place: number) => ReactNode;
}

/**
 * The newest favourites of a member as a row. Renders nothing if there are none, if the member hides them, or if they cannot be
 * read; the tab of the list then shows the reason. The row is requested in the browser, so it is never part of a page for
 * everyone.
 */
export function FavouriteRow({ memberId, card }: Props) {
  const { data } = useQuery(MemberTitlesDocument, {
    variables: { memberId, list: 'FAVOURITES', page: 1, size: MOST },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const list = data?.memberTitles;
  if (!list || list.items.length === 0) return null;
  return (
    <Slider
      title={texts.memberLists.FAVOURITES}
      slides={list.items.map(({ id, title }, place) => ({ key: id, content: card(title, place) }))}
      {...(!list.last && { all: { to: '#favoriler', label: texts.allFavourites } })}
    />
  );
}
