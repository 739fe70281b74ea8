import { parseLine, type Line } from './parse-line.js';
import type { Problem } from './problems.js';
import { readLines } from './read-lines.js';
import { keyOf, referencesOf, unknownReference, type Reference } from './references.js';
import type { Kind, LineOf } from './schema.js';
import { slugOf } from './slug.js';

/** Later passes need this from the whole file: names and places, but no texts of titles and episodes. */
export class Survey {
  readonly counts: Record<Kind, number> = {
    genre: 0,
    person: 0,
    network: 0,
    group: 0,
    title: 0,
    trailer: 0,
    episode: 0,
    source: 0,
    article: 0,
    faq: 0,
  };
  readonly problems: Problem[] = [];
  readonly genres = new Map<string, { readonly name: string; readonly slug: string }>();
  readonly people = new Map<string, string>();
  readonly networks = new Map<string, string>();
  readonly groups = new Map<string, LineOf<'group'>>();
  /** By title, in file order. */
  readonly trailers = new Map<string, readonly LineOf<'trailer'>[]>();
  /** Only of episodes with segments. */
  readonly segments = new Map<string, LineOf<'episode'>['segments']>();
  readonly movies = new Set<string>();
  /** Episodes with a source in the file. */
  readonly #played = new Set<string>();
  /** Line numbers by values that must be unique: names, addresses, places. */
  readonly #claims = new Map<string, number>();
  /** References to things that no earlier line has defined. */
  #open: Reference[] = [];

  has(kind: Kind, externalId: string): boolean {
    return this.#claims.has(keyOf(kind, externalId));
  }

  take(line: Line, at: number): void {
    this.counts[line.kind] += 1;
    if (!this.#claim(keyOf(line.kind, line.externalId), at, 'externalId', `"${line.externalId}"`)) return;
    this.#open.push(...referencesOf(line, at).filter(({ kind, externalId }) => !this.has(kind, externalId)));
    this.#note(line, at);
  }

  /** Call it when the whole file is read. Returns references to things that are not in the file but may be on the site. */
  finish(): readonly Reference[] {
    for (const externalId of this.segments.keys()) {
      if (this.#played.has(externalId)) continue;
      const line = this.#claims.get(keyOf('episode', externalId)) ?? 0;
      const expected = 'expected a source of this episode in this file too: segments come with its sources';
      this.problems.push({ line, field: 'segments', expected });
    }
    const missing = this.#open.filter(({ kind, externalId }) => !this.has(kind, externalId));
    this.#open = [];
    this.problems.push(...missing.filter(({ orOnSite }) => !orOnSite).map(unknownReference));
    return missing.filter(({ orOnSite }) => orOnSite);
  }

  #note(line: Line, at: number): void {
    switch (line.kind) {
      case 'genre':
        this.genres.set(line.externalId, { name: line.name, slug: this.#claimSlug(line, at) });
        break;
      case 'person':
        this.people.set(line.externalId, line.name);
        break;
      case 'network':
        this.networks.set(line.externalId, line.name);
        break;
      case 'group':
        this.groups.set(line.externalId, line);
        break;
      case 'title':
        this.#claimSlug(line, at);
        if (line.type === 'movie') this.movies.add(line.externalId);
        break;
      case 'trailer':
        this.trailers.set(line.title, [...(this.trailers.get(line.title) ?? []), line]);
        break;
      case 'episode': {
        const { title, season, number } = line;
        const place = `season ${season}, number ${number} of "${title}"`;
        this.#claim(`place ${season} ${number} ${title}`, at, 'number', place);
        if (line.segments.length > 0) this.segments.set(line.externalId, line.segments);
        break;
      }
      case 'source':
        this.#played.add(line.episode);
        this.#claim(`of ${line.group} for ${line.episode}`, at, 'group', 'this group of this episode');
        break;
      case 'article':
        this.#claimSlug({ ...line, name: line.title }, at);
        break;
      case 'faq':
        break;
    }
  }

  #claimSlug(
    line: Pick<LineOf<'genre' | 'title'>, 'name' | 'slug'> & { readonly kind: Kind },
    at: number,
  ): string {
    const slug = line.slug ?? slugOf(line.name);
    if (slug === '')
      this.problems.push({
        line: at,
        field: 'slug',
        expected: 'expected, because the name has no Latin letters',
      });
    else this.#claim(`slug ${line.kind} ${slug}`, at, 'slug', `"${slug}"`);
    return slug;
  }

  #claim(what: string, at: number, field: string, name: string): boolean {
    const first = this.#claims.get(what);
    if (first === undefined) this.#claims.set(what, at);
    else this.problems.push({ line: at, field, expected: `${name} is already in line ${first}` });
    return first === undefined;
  }
}

/** Reads the whole file once and finds all problems that need no request to the site. */
export const surveyFile = async (
  file: string,
  signal: AbortSignal,
): Promise<{ found: Survey; outside: readonly Reference[] }> => {
  const found = new Survey();
  for await (const raw of readLines(file)) {
    signal.throwIfAborted();
    const parsed = parseLine(raw);
    if ('line' in parsed) found.take(parsed.line, raw.number);
    else found.problems.push(...parsed.problems);
  }
  return { found, outside: found.finish() };
};
