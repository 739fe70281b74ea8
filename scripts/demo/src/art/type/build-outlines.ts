/**
 * Writes generated/outlines.ts: the outlines of the characters that posters use, taken from the site's own
 * font packages. Pictures then need neither system fonts nor a font parser at run time.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';
import { packageFolder } from '../../folders.js';
import type { Face, FaceName } from './faces.js';

const characters = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  ...'ÇĞİÖŞÜçğıöşüÂÎÛâîûŌŪĀōūā',
  ...' .,:;!?\'"’“”-–—…/&+%()·•×°#',
];

/** Letters outside the basic subset kern as the letter they are built on. */
const kernsAs: Record<string, string> = {
  Ğ: 'G', ğ: 'g', İ: 'I', Ş: 'S', ş: 's', Ō: 'O', ō: 'o', Ū: 'U', ū: 'u', Ā: 'A', ā: 'a',
}; // prettier-ignore

interface Cut {
  readonly family: string;
  readonly files: readonly [latin: string, latinExt: string];
  readonly axes: Readonly<Record<string, number>>;
}

const bricolage = {
  family: '@fontsource-variable/bricolage-grotesque',
  files: ['bricolage-grotesque-latin-standard-normal', 'bricolage-grotesque-latin-ext-standard-normal'],
} as const;
const figtree = {
  family: '@fontsource-variable/figtree',
  files: ['figtree-latin-wght-normal', 'figtree-latin-ext-wght-normal'],
} as const;

const cuts: Record<FaceName, Cut> = {
  display: { ...bricolage, axes: { wght: 800, wdth: 75, opsz: 96 } },
  displayWide: { ...bricolage, axes: { wght: 700, wdth: 100, opsz: 48 } },
  text: { ...figtree, axes: { wght: 500 } },
  textBold: { ...figtree, axes: { wght: 700 } },
};

async function openCut(cut: Cut): Promise<Font[]> {
  const folder = dirname(createRequire(import.meta.url).resolve(`${cut.family}/package.json`));
  return Promise.all(
    cut.files.map(async (file) => {
      const bytes = await decompress(await readFile(join(folder, 'files', `${file}.woff2`)));
      // fontkit cannot vary a WOFF2 file itself, so it gets the unpacked one.
      const font = create(Buffer.from(bytes)) as Font;
      return font.getVariation(cut.axes);
    }),
  );
}

function outline(fonts: readonly Font[], character: string): [number, string] {
  const codePoint = character.codePointAt(0)!;
  const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(codePoint));
  if (font === undefined) throw new Error(`No font holds '${character}'`);
  const glyph = font.glyphForCodePoint(codePoint);
  const path = glyph.path.toSVG().replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
  return [Math.round(glyph.advanceWidth), path];
}

function kerningOf(font: Font, advances: Face['glyphs']): Record<string, number> {
  const kerning: Record<string, number> = {};
  const letters = characters.filter((character) => character !== ' ');
  for (const left of letters) {
    for (const right of letters) {
      const run = font.layout((kernsAs[left] ?? left) + (kernsAs[right] ?? right));
      const plain = font.glyphForCodePoint((kernsAs[left] ?? left).codePointAt(0)!).advanceWidth;
      const shift = Math.round((run.positions[0]?.xAdvance ?? plain) - plain);
      if (run.glyphs.length === 2 && shift !== 0 && advances[left] && advances[right])
        kerning[left + right] = shift;
    }
  }
  return kerning;
}

async function buildFace(cut: Cut): Promise<Face> {
  const fonts = await openCut(cut);
  const [latin] = fonts;
  if (latin === undefined) throw new Error('The cut has no files');
  const glyphs = Object.fromEntries(characters.map((character) => [character, outline(fonts, character)]));
  return {
    unitsPerEm: latin.unitsPerEm,
    capHeight: latin.capHeight,
    ascent: latin.ascent,
    descent: latin.descent,
    glyphs,
    kerning: kerningOf(latin, glyphs),
  };
}

const faces: Partial<Record<FaceName, Face>> = {};
for (const [name, cut] of Object.entries(cuts)) faces[name as FaceName] = await buildFace(cut);
// In many lines: tsc's source maps take their time over long ones, 40 s over this file in one line.
const source = [
  '// Made by build-outlines.ts from Bricolage Grotesque and Figtree (SIL Open Font License 1.1, see OFL.txt).',
  "import type { Face, FaceName } from '../faces.js';",
  '',
  `export const outlines: Record<FaceName, Face> = ${JSON.stringify(faces, undefined, 1)};`,
  '',
].join('\n');
await writeFile(join(packageFolder(), 'demo/src/art/type/generated/outlines.ts'), source);
