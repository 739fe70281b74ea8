import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { TitleDetailsFragment } from '../../../../generated/types.js';
import { sections } from '../../sections.js';
import { titlePageTexts } from '../../title-page-texts.js';

/** The facts in small print below a poster. */
export function Facts({ title }: { title: TitleDetailsFragment }) {
  const { kind, originalName, name, year, network, networkPath, status, country, genres } = title;
  const rows: [string, ReactNode][] = [
    [titlePageTexts.originalName, originalName !== name && originalName],
    [titlePageTexts.year, year],
    [
      titlePageTexts.country,
      country && <Place to={`${sections[kind].list}?ulke=${country.code}`} name={country.name} />,
    ],
    [titlePageTexts.network, network && networkPath ? <Place to={networkPath} name={network} /> : network],
    [titlePageTexts.status, kind !== 'MOVIE' && status && titlePageTexts.statuses[status]],
    [
      titlePageTexts.genres,
      genres.length > 0 &&
        genres.map((genre, place) => (
          <Fragment key={genre.id}>
            {place > 0 && ', '}
            <Place to={genre.path} name={genre.name} />
          </Fragment>
        )),
    ],
  ];
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-xl">{titlePageTexts.facts}</h2>
      <dl className="grid gap-3">
        {rows.map(
          ([label, value]) =>
            value && (
              <div
                key={label}
                className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 border-b border-line pb-3"
              >
                <dt className="text-muted">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

function Place({ to, name }: { to: string; name: string }) {
  return (
    <Link to={to} className="underline decoration-control underline-offset-4 hover:decoration-current">
      {name}
    </Link>
  );
}
