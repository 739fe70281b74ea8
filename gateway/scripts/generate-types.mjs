// Makes src/graphql/generated from the areas' schema.graphql: the text of the schema and the types of its resolvers.
// With --check nothing is written; it fails where the committed files differ.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { parse } from 'graphql';

const graphql = new URL('../src/graphql/', import.meta.url);
const generated = new URL('generated/', graphql);
const header = '// Made by scripts/generate-types.mjs from the schema.graphql of each area.\n';

/** What the operations answer with: the contracts' own messages, which the fields of the same name are read from. */
const messages = [
  'Account',
  'Comment',
  'Device',
  'Episode',
  'Member',
  'Notification',
  'Position',
  'Privacy',
  'Profile',
  'Segment',
  'Source',
  'SourceGroup',
  'Title',
  'WatchedEpisode',
];

const areas = (await readdir(graphql, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
  .map((entry) => entry.name)
  .sort();
const parts = await Promise.all(
  areas.map((area) => readFile(new URL(`${area}/schema.graphql`, graphql), 'utf8')),
);
const sdl = parts.join('\n');

const types = await codegen({
  documents: [],
  schema: parse(sdl),
  filename: 'types.ts',
  pluginMap: { typescript, resolvers },
  plugins: [{ typescript: {} }, { resolvers: {} }],
  config: {
    enumsAsTypes: true,
    useTypeImports: true,
    emitLegacyCommonJSImports: false,
    importExtension: '.js',
    contextType: '../../context.js#Ctx',
    scalars: { ID: 'string', DateTime: { input: 'Date', output: 'Date | Timestamp' } },
    mappers: {
      ...Object.fromEntries(messages.map((name) => [name, `@seyir/proto#${name} as ${name}Message`])),
      CommentList: '../sources.js#CommentPage',
      EpisodeGroup: '../../operations/playback/list-title-groups.js#TitleGroup as TitleGroupSource',
      EpisodeList: '../sources.js#EpisodePage',
      LibraryTitleList: '../sources.js#LibraryTitlePage',
      NotificationList: '../sources.js#NotificationPage',
      PositionList: '../sources.js#PositionPage',
      PreRoll: '@seyir/proto#GetPreRollResponse as PreRollMessage',
      Season: '@seyir/proto#Season as SeasonMessage',
      Spoiler: '@seyir/proto#Spoiler as SpoilerMessage',
      Target: '@seyir/proto#Target as TargetMessage',
      ThreadChange: '../sources.js#ThreadSource',
      Trailer: '../../operations/catalogue/get-trailers.js#PlayableTrailer as TrailerSource',
      TitleLibrary: '@seyir/proto#LibraryState as LibraryStateMessage',
      TitleList: '../sources.js#TitlePage',
      WatchedEpisodeList: '../sources.js#WatchedEpisodePage',
      Viewer: '../sources.js#ViewerSource',
      Advert: '@seyir/proto#Advert as AdvertMessage',
      Genre: '@seyir/proto#Genre as GenreMessage',
      Shelf: '@seyir/proto#Shelf as ShelfMessage',
      Person: '@seyir/proto#Person as PersonMessage',
      ShownNotification: '../../operations/notifications/describe.js#Described',
      ReactionCount: '@seyir/proto#ReactionCount as ReactionCountMessage',
    },
    avoidOptionals: { field: true },
    maybeValue: 'T | null | undefined',
    inputMaybeValue: 'T | null | undefined',
    nonOptionalTypename: false,
    skipTypename: true,
  },
});

const files = {
  'sdl.ts': `${header}export const sdl = ${'`'}${sdl.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}${'`'};\n`,
  'schema.graphql': `# Made by scripts/generate-types.mjs from the schema.graphql of each area.\n\n${sdl}`,
  'types.ts': `${header}import type { Timestamp } from '@bufbuild/protobuf/wkt';\n${types}`,
};

await mkdir(generated, { recursive: true });
let differing = 0;
for (const [name, content] of Object.entries(files)) {
  const url = new URL(name, generated);
  if (!process.argv.includes('--check')) await writeFile(url, content);
  else if ((await readFile(url, 'utf8').catch(() => '')) !== content) {
    differing += 1;
    console.error(`src/graphql/generated/${name} is not what the schema makes: run "pnpm generate"`);
  }
}
process.exitCode = differing > 0 ? 1 : 0;
