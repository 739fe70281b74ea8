import { useSuspenseQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Avatar } from '../../../../components/ui/avatar.js';
import { PersonPageDocument } from '../../../../generated/person-page.js';
import type { PersonPageQuery } from '../../../../generated/types.js';
import { PageHead } from '../../../../lib/page-head.js';
import { useRenderScope } from '../../../../lib/render-scope.js';
import { catalogueTexts as texts } from '../../texts.js';
import { TitleCard } from '../title-card.js';
import { creditText, rolesOf } from './credits.js';
import { personTexts } from './person-texts.js';

type Person = NonNullable<PersonPageQuery['person']>;

interface Props {
  slug: string;
  /** Rendered if there is no such person. */
  absent: ReactNode;
}

/** A person with the titles that they worked on, newest first. */
export function PersonPage({ slug, absent }: Props) {
  const { person } = useSuspenseQuery(PersonPageDocument, { variables: { slug } }).data;
  if (!person) return absent;
  const { name, titles } = person;
  const roles = rolesOf(titles.flatMap(({ credits }) => credits));
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:pt-12">
      <Head person={person} />
      <header className="flex min-w-0 items-center gap-5">
        <Avatar name={name} size="xl" />
        <div className="grid min-w-0 gap-1.5">
          <h1 className="text-3xl wrap-break-word">{name}</h1>
          <p className="text-muted">
            {roles} · <span className="tabular">{texts.titleCount(titles.length)}</span>
          </p>
        </div>
      </header>
      <section className="grid gap-5">
        <h2 className="text-xl">{personTexts.personTitles}</h2>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 md:grid-cols-4 xl:grid-cols-5 2xl:grid-cols-6">
          {titles.map(({ title, credits }, place) => (
            <li key={title.id} className="grid min-w-0 content-start gap-1">
              <TitleCard title={title} withKind eager={place < 4} />
              <p className="text-sm wrap-break-word text-muted">{credits.map(creditText).join(' · ')}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Head({ person: { name, path, titles } }: { person: Person }) {
  const { origin } = useRenderScope();
  // Search engines and shared links see no title for adults, because they know no age gate.
  const open = titles.map(({ title }) => title).filter(({ ageMark }) => ageMark !== 'AGE_18');
  const best = open.slice(0, 3).map((title) => title.name);
  const url = origin + path;
  return (
    <PageHead
      title={name}
      description={best.length > 0 ? personTexts.personDescription(name, best.join(', ')) : name}
      path={path}
      image={open[0]?.backdrop ?? undefined}
      noindex={open.length === 0}
      data={[
        { '@type': 'Person', name, url },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: texts.home, item: `${origin}/` },
            { '@type': 'ListItem', position: 2, name, item: url },
          ],
        },
      ]}
    />
  );
}
