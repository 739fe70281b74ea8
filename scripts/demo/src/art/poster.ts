import { titles } from '../data/titles/index.js';
import type { ArtData } from './art-data.js';
import { arts } from './arts.js';
import { backdropFrame, posterFrame } from './frame.js';
import { capitals, romanCapitals, setLine, setTitle } from './type/layout.js';

const margin = 26;

const svg = (width: number, height: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;

function artOf(slug: string): ArtData {
  const art = arts[slug];
  if (art === undefined) throw new Error(`No picture for ${slug}`);
  return art;
}

function words(slug: string, art: ArtData): string {
  const title = titles.find((candidate) => candidate.slug === slug);
  if (title === undefined) throw new Error(`No title ${slug}`);
  const { width, height } = posterFrame;
  const anchor = art.align ?? 'middle';
  const x = anchor === 'middle' ? width / 2 : anchor === 'start' ? margin : width - margin;
  const inner = width - 2 * margin;
  // Romanised Japanese names keep their dotless capital I.
  const raise = title.originalName === undefined ? capitals : romanCapitals;
  const small = { face: 'text', fill: art.ink, anchor } as const;
  const cast = title.people.filter(([, role]) => role === 'oyuncu' || role === 'seslendirme').slice(0, 3);
  const credits =
    setLine(
      cast.map(([name]) => raise(name)).join('  ·  '),
      x,
      height - 34,
      { ...small, size: 9.5, tracking: 110, opacity: 0.85 },
      inner,
    ) +
    setLine(
      capitals(title.network),
      x,
      height - 19,
      { ...small, size: 8, tracking: 160, opacity: 0.6 },
      inner,
    );
  const block = {
    text: art.capitals === false ? title.name : capitals(title.name),
    x,
    width: inner,
    height: art.titleHeight ?? 150,
    lines: art.lines ?? 3,
    largest: art.largest ?? 92,
    face: art.face ?? 'display',
    fill: art.titleInk ?? art.ink,
    anchor,
    leading: art.leading ?? (art.capitals === false ? 0.92 : 0.96),
  } as const;
  const original = title.originalName === undefined ? '' : romanCapitals(title.originalName);
  const tag = { ...small, face: 'textBold', size: 12.5, fill: art.tagInk ?? art.ink, opacity: 0.95 } as const;
  const name = {
    ...small,
    face: 'textBold',
    size: 9.5,
    fill: block.fill,
    tracking: 300,
    opacity: 0.85,
  } as const;
  if (art.titleAt === 'top') {
    const set = setTitle(block, { top: original === '' ? 38 : 54 });
    return (
      (original === '' ? '' : setLine(original, x, 38, name, inner)) +
      set.svg +
      setLine(art.tagline, x, art.tagAt === 'bottom' ? height - 58 : set.edge + 28, tag, inner) +
      credits
    );
  }
  const set = setTitle(block, { bottom: height - 86 });
  return (
    (original === ''
      ? ''
      : setLine(original, margin, 36, { ...name, fill: art.ink, anchor: 'start' }, inner)) +
    set.svg +
    setLine(art.tagline, x, height - 58, tag, inner) +
    credits
  );
}

/** A title's poster with its words, 400 by 600. */
export function posterSvg(slug: string): string {
  const art = artOf(slug);
  return svg(
    posterFrame.width,
    posterFrame.height,
    art.scene(posterFrame) + (art.veil?.(posterFrame) ?? '') + words(slug, art),
  );
}

/** A title's wide picture without words, 1280 by 720. */
export function backdropSvg(slug: string): string {
  return svg(backdropFrame.width, backdropFrame.height, artOf(slug).scene(backdropFrame));
}
