import type { ReactNode } from 'react';
import { Chip } from '../../../../components/ui/chip.js';
import { Icon } from '../../../../components/ui/icon.js';
import type {
  AgeMark,
  AiringStatus,
  BrowseQuery,
  FilterField,
  TitleKind,
  TranslationKind,
} from '../../../../generated/types.js';
import type { ChoiceCounts } from '../../choice-counts.js';
import { filterTexts } from '../../filter-texts.js';
import {
  ageWords,
  isFiltered,
  type ListQuery,
  listSearch,
  statusWords,
  translationWords,
} from '../../list-search.js';
import { ClearFilters } from './clear-filters.js';
import { YearFields } from './year-fields.js';

interface Props {
  kind: TitleKind;
  query: ListQuery;
  /** Networks, like the countries, with the most titles first; empty if they cannot be read. */
  networks: Networks;
  countries: Countries;
  counts: ChoiceCounts;
}

type Networks = NonNullable<BrowseQuery['networks']>;
type Countries = NonNullable<BrowseQuery['countries']>;

const statuses = Object.keys(statusWords) as AiringStatus[];
const ages = Object.keys(ageWords) as AgeMark[];
const translations = Object.keys(translationWords) as TranslationKind[];

/**
 * Folded filters of a list: status, age, translation, network, country and years; beside them the chosen values. Every choice is
 * a link that keeps the others, so it has an address, Back undoes it, and it works without scripts. A choice without titles leads
 * nowhere.
 */
export function FilterPanel({ kind, query, networks, countries, counts }: Props) {
  const chosen = chosenOf(query, networks, countries);
  /** A network or country counts those of the whole list, while the numbers of the filtered one are not known. */
  const choice = (field: FilterField, value: string, ofWhole?: number) => ({
    count: counts(field, value) ?? (isFiltered(query) ? undefined : ofWhole),
  });
  return (
    <div className="grid gap-4">
      <details className="group rounded-2xl border border-line bg-surface">
        <summary className="flex cursor-pointer list-none items-center gap-2 rounded-2xl px-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
          <Icon name="sliders" size={18} />
          {filterTexts.filters}
          {chosen.length > 0 && (
            <span className="tabular text-sm text-muted">{filterTexts.chosen(chosen.length)}</span>
          )}
          <Icon name="down" size={16} className="ml-auto transition-transform group-open:rotate-180" />
        </summary>
        <div className="flex flex-wrap gap-x-10 gap-y-5 border-t border-line p-4">
          {/* A film has no status. */}
          {(kind !== 'MOVIE' || query.status) && (
            <Choices name={filterTexts.status}>
              {statuses.map((status) => (
                <FilterChip
                  key={status}
                  label={filterTexts.statuses[status]}
                  {...choice('STATUS', status)}
                  query={{ ...query, status: query.status === status ? undefined : status }}
                  pressed={query.status === status}
                />
              ))}
            </Choices>
          )}
          <Choices name={filterTexts.age}>
            {ages.map((age) => (
              <FilterChip
                key={age}
                label={filterTexts.ages[age]}
                {...choice('AGE_MARK', age)}
                query={{ ...query, age: query.age === age ? undefined : age }}
                pressed={query.age === age}
              />
            ))}
          </Choices>
          <Choices name={filterTexts.translation}>
            {translations.map((translation) => (
              <FilterChip
                key={translation}
                label={filterTexts.translations[translation]}
                {...choice('TRANSLATION', translation)}
                query={{
                  ...query,
                  translation: query.translation === translation ? undefined : translation,
                }}
                pressed={query.translation === translation}
              />
            ))}
          </Choices>
          {networks.length > 0 && (
            <Choices name={filterTexts.network}>
              {networks.map(({ slug, name, titleCount }) => (
                <FilterChip
                  key={slug}
                  label={name}
                  {...choice('NETWORK', slug, titleCount)}
                  query={{ ...query, network: query.network === slug ? undefined : slug }}
                  pressed={query.network === slug}
                />
              ))}
            </Choices>
          )}
          {countries.length > 0 && (
            <Choices name={filterTexts.country}>
              {countries.map(({ country: { code, name }, titleCount }) => (
                <FilterChip
                  key={code}
                  label={name}
                  {...choice('COUNTRY', code, titleCount)}
                  query={{ ...query, country: query.country === code ? undefined : code }}
                  pressed={query.country === code}
                />
              ))}
            </Choices>
          )}
          <Choices name={filterTexts.years}>
            <YearFields key={`${query.yearFrom} ${query.yearTo}`} query={query} />
          </Choices>
        </div>
      </details>
      {isFiltered(query) && (
        <ul className="flex flex-wrap items-center gap-2">
          {chosen.map(({ label, rest }) => (
            <li key={label}>
              <FilterChip label={`${label} ×`} said={filterTexts.without(label)} query={rest} pressed />
            </li>
          ))}
          <li>
            <ClearFilters query={query} />
          </li>
        </ul>
      )}
    </div>
  );
}

/** The chosen values, each with the query that removes it. */
function chosenOf(
  query: ListQuery,
  networks: Networks,
  countries: Countries,
): { label: string; rest: ListQuery }[] {
  const { yearFrom, yearTo, status, age, network, country, translation } = query;
  const channel = networks.find(({ slug }) => slug === network)?.name ?? network;
  const named = countries.find(({ country: { code } }) => code === country)?.country.name ?? country;
  const years = { ...query, yearFrom: undefined, yearTo: undefined };
  return [
    ...(status ? [{ label: filterTexts.statuses[status], rest: { ...query, status: undefined } }] : []),
    ...(age ? [{ label: filterTexts.ages[age], rest: { ...query, age: undefined } }] : []),
    ...(translation
      ? [{ label: filterTexts.translations[translation], rest: { ...query, translation: undefined } }]
      : []),
    ...(channel ? [{ label: channel, rest: { ...query, network: undefined } }] : []),
    ...(named ? [{ label: named, rest: { ...query, country: undefined } }] : []),
    ...(yearFrom || yearTo ? [{ label: filterTexts.between(yearFrom, yearTo), rest: years }] : []),
  ];
}

function Choices({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={name} className="grid content-start gap-2">
      <p aria-hidden="true" className="text-sm font-semibold text-muted">
        {name}
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

interface FilterChipProps {
  label: string;
  said?: string;
  /** Titles of the list with this choice; undefined while that is not known. */
  count?: number | undefined;
  query: ListQuery;
  pressed: boolean;
}

function FilterChip({ label, said, count, query, pressed }: FilterChipProps) {
  return (
    <Chip
      to={{ search: listSearch(query) }}
      inPlace
      label={label}
      count={count}
      unit={filterTexts.titles}
      {...(said && { said })}
      inactive={count === 0 && !pressed}
      pressed={pressed}
    />
  );
}
