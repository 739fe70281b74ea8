import type { ImportChange } from '@seyir/proto';
import type { Stage } from './stages.js';

const LONGEST = 100;

/** A readable change: one line for a new thing, one line per field for a changed one. */
export const describeChange = (
  stage: Stage,
  line: Parameters<Stage['id']>[0],
  { created, fields }: ImportChange,
): string =>
  [
    `${created ? '+' : '~'} ${stage.kind} ${line.externalId} ${stage.label(line)}`,
    ...fields.map(
      ({ field, before, after }) => `    ${stage.field(field)}: ${shown(before)} → ${shown(after)}`,
    ),
  ].join('\n');

/** A readable value: lists by their names, long texts cut around the change. */
const shown = (json: string): string => {
  const text = readable(JSON.parse(json));
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

const readable = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(readable).join(', ');
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const { name, ...rest } = value as Readonly<Record<string, unknown>>;
  const details = Object.entries(rest).filter(
    ([field, held]) => !['id', 'slug'].includes(field) && held !== '' && held !== false,
  );
  const about = details.map(([field, held]) => `${field} ${readable(held)}`).join(' ');
  if (typeof name !== 'string') return about;
  return about === '' ? name : `${name} (${about})`;
};
