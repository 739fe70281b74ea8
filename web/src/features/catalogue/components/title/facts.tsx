import type { TitleDetailsFragment } from '../../../../generated/types.js';
import { catalogueTexts } from '../../texts.js';

/** The small print of a poster. */
export function Facts({ title }: { title: TitleDetailsFragment }) {
  const { kind, originalName, name, year, network, status, genres } = title;
  const rows: [string, string | number | null | undefined | false][] = [
    [catalogueTexts.originalName, originalName !== name && originalName],
    [catalogueTexts.year, year],
    [catalogueTexts.network, network],
    [catalogueTexts.status, kind !== 'MOVIE' && status && catalogueTexts.statuses[status]],
    [catalogueTexts.genres, genres.map((genre) => genre.name).join(', ')],
  ];
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-xl">{catalogueTexts.facts}</h2>
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
