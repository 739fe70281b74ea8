import { z } from 'zod';

const text = (max: number) => z.string().max(max);
const externalId = z.string().min(1).max(200);
const ref = (kind: string) => externalId.describe(`externalId of a ${kind}`);
const name = (max = 200) => z.string().trim().min(1).max(max);
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters a to z and digits, separated by single hyphens')
  .max(120)
  .describe('Part of the address; made from the name where it is left out');
const moment = z.iso.datetime({ offset: true }).describe('2026-11-21T20:00:00+03:00');
const image = text(500).describe('Path beside this file, or https address, of a JPEG, PNG, WebP or AVIF');
const https = z
  .url({ protocol: /^https$/ })
  .max(2_000)
  .describe('https address');
const asset = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'name of a folder of the media store');

const line = <K extends string, S extends z.core.$ZodLooseShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), externalId, ...shape });

const genre = line('genre', { name: name(60), slug: slug.optional() });
const person = line('person', { name: name() });
const network = line('network', { name: name(120) });
const group = line('group', { name: name(120), translation: z.enum(['subtitled', 'dubbed']) });

const title = line('title', {
  type: z.enum(['series', 'anime', 'movie']),
  name: name(),
  slug: slug.optional(),
  originalName: text(200).default(''),
  description: text(10_000).default(''),
  year: z.int().min(1870).max(2200).optional(),
  ageMark: z.enum(['general', '7', '13', '18']),
  contentMarks: z.array(z.enum(['violence', 'sexuality', 'negative_example'])).default([]),
  genres: z.array(ref('genre')).max(20).default([]),
  people: z
    .array(
      z.strictObject({
        person: ref('person'),
        role: name(60).describe('What a viewer reads: oyuncu, yönetmen, senarist, seslendirme'),
        character: text(200).default(''),
      }),
    )
    .max(200)
    .default([]),
  network: ref('network').optional(),
  status: z.enum(['upcoming', 'airing', 'ended']).default('ended'),
  rating: z.number().min(0).max(10).default(0).describe('One decimal; 0 means not rated'),
  poster: image.default(''),
  backdrop: image.default(''),
  addedAt: moment.optional().describe('Without one, when the title first came'),
  airTime: z
    .strictObject({
      weekday: z.int().min(1).max(7).describe('1 Monday to 7 Sunday'),
      time: z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 20:05')
        .optional(),
    })
    .optional()
    .describe('The airing calendar, in Istanbul'),
  popularity: z.int().min(0).max(2_000_000_000).default(0),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'a country code such as TR')
    .optional()
    .describe('ISO 3166-1 alpha-2: where it is from'),
});

const trailer = line('trailer', {
  title: ref('title'),
  name: name(120),
  asset: asset.max(120).optional(),
  embed: https.max(500).optional(),
}).refine((one) => (one.asset === undefined) !== (one.embed === undefined), {
  path: ['asset'],
  message: 'either asset or embed',
});

const seconds = z.number().min(0).max(86_400);

const episode = line('episode', {
  title: ref('title'),
  season: z.int().min(1).max(1_000),
  number: z.int().min(1).max(100_000),
  name: text(200).default(''),
  description: text(10_000).default(''),
  durationSeconds: z.int().min(1).max(86_400),
  releasedAt: moment.describe('In the future: shown with a countdown, and in the calendar'),
  image: image.default(''),
  segments: z
    .array(
      z
        .strictObject({
          type: z.enum(['intro', 'recap', 'credits', 'preview']),
          start: seconds,
          end: seconds,
        })
        .refine(({ start, end }) => end > start, { path: ['end'], message: 'after start' }),
    )
    .max(20)
    .default([])
    .describe('Needs a source of this episode in the same file, with which they are written'),
});

const source = line('source', {
  episode: ref('episode'),
  group: ref('group'),
  streams: z
    .array(
      z.strictObject({
        name: name(120),
        type: z.enum(['stream', 'embed']).default('stream'),
        location: z
          .string()
          .min(1)
          .max(2_000)
          .describe('https address of an allowed host, or a name in the media store'),
        tiers: z.array(name(20)).max(10).default([]).describe('Quality names, best first: 1080p'),
        locked: z.boolean().default(false).describe('Needs a session'),
        download: text(2_000).default(''),
        offset: z
          .number()
          .min(-600)
          .max(600)
          .default(0)
          .describe('Seconds of this release before the episode starts; segments are moved by it'),
      }),
    )
    .min(1)
    .max(50)
    .describe('All that this group has of the episode, in the order in which they are offered'),
});

const article = line('article', {
  title: name(),
  slug: slug.optional(),
  summary: text(500).default('').describe('One or two sentences, for lists and previews'),
  body: name(50_000).describe(
    'Plain text. An empty line ends a paragraph, a line that starts with "## " is a heading; HTML is shown as it is written',
  ),
  picture: image.default(''),
  author: text(120).default('').describe('The name that readers see'),
  publishedAt: moment.describe('In the future: nobody can read the article before'),
});

const faq = line('faq', {
  question: name(300),
  answer: name(5_000).describe('Plain text. An empty line ends a paragraph'),
  position: z.int().min(0).max(100_000).default(0).describe('Questions are listed in this order'),
});

export const lineSchemas = { genre, person, network, group, title, trailer, episode, source, article, faq };

export type Kind = keyof typeof lineSchemas;
export type LineOf<K extends Kind> = z.output<(typeof lineSchemas)[K]>;

/** The format as JSON Schema, for editors and authors of files: docs/import/schema.json. */
export const jsonSchema = (): object =>
  z.toJSONSchema(
    z.union(Object.values(lineSchemas)).meta({
      title: 'Seyir catalogue import',
      description: 'One line of an import file',
    }),
    { io: 'input' },
  );
