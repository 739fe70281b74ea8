import { NAME_PART, type ListKey } from '../../app/page.js';
import type { TitleOrder } from '../../domain/title.js';

/** An order of titles (alias `t`). The database's default collation is C, so Turkish order names its collation. */
export interface ListOrder {
  readonly by: string;
  /** The condition for rows after a key, with a `?` for each of its values. */
  readonly behind: string;
  readonly valuesOf: (key: ListKey) => readonly unknown[];
  /** The key of a row as JSON columns. */
  readonly key: string;
}

const NAME = `t.name COLLATE "tr-x-icu"`;

/**
 * A cursor contains the first letters of a name. The full name is read from the title if it still starts with them.
 */
const NAME_OF_KEY = `coalesce((SELECT named.name FROM title named
  WHERE named.id = ?::uuid AND left(named.name, ${NAME_PART}) = ?), ?) COLLATE "tr-x-icu"`;

const nameValues = ({ id, name }: ListKey): readonly unknown[] => [id, name, name, id];

export const titleOrders: Readonly<Record<TitleOrder, ListOrder>> = {
  added: {
    by: 't.added_at DESC, t.id DESC',
    behind: '(t.added_at, t.id) < (?::timestamptz, ?::uuid)',
    valuesOf: ({ addedAt, id }) => [addedAt, id],
    key: `jsonb_build_object('addedAt', t.added_at::text, 'id', t.id)`,
  },
  popular: {
    by: 't.popularity DESC, t.rating DESC, t.id DESC',
    behind: '(t.popularity, t.rating, t.id) < (?::integer, ?::numeric, ?::uuid)',
    valuesOf: ({ popularity, rating, id }) => [popularity, rating, id],
    key: `jsonb_build_object('popularity', t.popularity, 'rating', t.rating, 'id', t.id)`,
  },
  name: {
    by: `${NAME}, t.id`,
    behind: `(${NAME}, t.id) > (${NAME_OF_KEY}, ?::uuid)`,
    valuesOf: nameValues,
    key: `jsonb_build_object('name', left(t.name, ${NAME_PART}), 'id', t.id)`,
  },
};

export const airingOrder: ListOrder = {
  by: `t.air_weekday, t.air_time, ${NAME}, t.id`,
  behind: `(t.air_weekday, t.air_time, ${NAME}, t.id) > (?::smallint, ?, ${NAME_OF_KEY}, ?::uuid)`,
  valuesOf: ({ weekday, time, ...named }) => [weekday, time, ...nameValues(named)],
  key: `jsonb_build_object('weekday', t.air_weekday, 'time', t.air_time, 'name', left(t.name, ${NAME_PART}), 'id', t.id)`,
};
