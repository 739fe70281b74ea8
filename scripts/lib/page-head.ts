import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { COVERED } from './covered.ts';

/** The head of a page of docs/results, as YAML between two lines of dashes. */
interface Head {
  /** the commits of the measurements; several if the rows differ */
  commits: string[];
  /** of the newest measurement, YYYY-MM-DD */
  date: string;
  /** globs of the files that the results depend on, from the repository's root; `!` excludes files */
  covers: string[];
  /** why the page is still valid although covered files have changed: a release then accepts it */
  stale?: string;
}

interface PageState {
  /** its name */
  page: string;
  /** `unknown`: this clone lacks a commit of the page */
  state: 'current' | 'stale' | 'unknown' | 'headless';
  /** covered files that differ from one of the commits */
  changed: string[];
  head?: Head;
}

const HEAD = /^---\n([\s\S]*?)\n---\n+/;
/** The format of `moment`. A page with rows has one per row, because rows of earlier runs are kept. */
const MOMENT = /(\d{4}-\d{2}-\d{2}), commit ([0-9a-f]{7,40})/g;

/**
 * A page with its head.
 * @param page name of the page, a key of the table of covered files
 * @param text the page without a head; contains its moments in the format of `moment`
 */
export const withHead = (page: string, text: string) => {
  const covers = COVERED[page];
  if (!covers) throw new Error(`scripts/lib/covered.ts does not say what ${page} covers`);
  const moments = [...text.matchAll(MOMENT)].map(([, date = '', commit = '']) => ({ date, commit }));
  if (moments.length === 0)
    throw new Error(`the page ${page} does not say when and at which commit it was made`);
  const commits = [...new Set(moments.map(({ commit }) => commit))];
  const date = moments
    .map((one) => one.date)
    .toSorted()
    .at(-1);
  const head = { commits, date, covers };
  return `---\n${stringify(head, { singleQuote: true, defaultStringType: 'PLAIN' })}---\n\n${text}`;
};

/** @returns undefined for a page without a complete head */
export const headOf = (text: string): Head | undefined => {
  const found = HEAD.exec(text)?.[1];
  if (found === undefined) return undefined;
  // A short hash with only digits would be parsed as a number.
  const head = parse(found, { schema: 'failsafe' });
  const whole = Array.isArray(head?.commits) && Array.isArray(head.covers) && typeof head.date === 'string';
  return whole && head.commits.length > 0 && head.covers.length > 0 ? head : undefined;
};

const pathspec = (glob: string) =>
  glob.startsWith('!') ? `:(exclude,glob)${glob.slice(1)}` : `:(glob)${glob}`;

/**
 * The files that differ between a commit and the checkout.
 * @returns undefined if the clone lacks the commit, or there is no repository
 */
const changedSince = (root: string, commit: string, covers: string[]): string[] | undefined => {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
    const found = git('diff', '--name-only', commit, '--', ...covers.map(pathspec));
    return found.split('\n').filter((line) => line !== '');
  } catch {
    return undefined;
  }
};

const stateOf = (root: string, page: string, text: string): PageState => {
  const head = headOf(text);
  if (!head) return { page, state: 'headless', changed: [] };
  const all = head.commits.map((commit) => changedSince(root, commit, head.covers));
  const changed = [...new Set(all.flatMap((files) => files ?? []))];
  const state = changed.length > 0 ? 'stale' : all.includes(undefined) ? 'unknown' : 'current';
  return { page, state, changed, head };
};

/**
 * The state of each page of docs/results in the checkout.
 * @param root the repository
 */
export const pageStates = (root: string): PageState[] => {
  const folder = join(root, 'docs/results');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => stateOf(root, file.slice(0, -3), readFileSync(join(folder, file), 'utf8')));
};

/**
 * The pages that block a release: a covered file has changed or the state is unknown, and the head gives no reason.
 * @returns one line each
 */
export const unexplained = (states: PageState[]): string[] =>
  states.filter(({ state, head }) => state !== 'current' && !head?.stale).map((one) => lineOf(one));

export const lineOf = ({ page, state, changed, head }: PageState) => {
  const at = head ? `${head.commits.join(', ')} of ${head.date}` : 'no head with commits, date and covers';
  const files =
    changed.length > 0 ? `: ${changed.length} covered files changed, among them ${changed[0]}` : '';
  return `docs/results/${page}.md ${state} (${at})${files}${head?.stale ? `; stands because ${head.stale}` : ''}`;
};
