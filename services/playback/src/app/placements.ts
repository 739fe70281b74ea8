import { badInput, batchOf, type FieldProblem } from '@seyir/kit';
import type { Advert, AdvertCounts, Placement } from '../domain/advert.js';
import { isAsset, readLocation, type AllowedHosts } from '../domain/location.js';
import type { ImportCounts } from './import-positions.js';
import type { AdvertStore, RemovalStore, Transaction } from './ports.js';

const MAX_PLACEMENTS = 100;
const MAX_ADVERTS = 10;
const MAX_SECONDS = 120;

interface Deps {
  readonly adverts: AdvertStore;
  readonly hosts: AllowedHosts;
  readonly transaction: Transaction;
}

/** Every placement, and the counts of all adverts, including withdrawn ones. */
export const listPlacements =
  ({ adverts }: Pick<Deps, 'adverts'>) =>
  async (): Promise<{ placements: Placement[]; counts: AdvertCounts[] }> => ({
    placements: await adverts.placements(),
    counts: await adverts.counts(),
  });

/**
 * Replaces whole placements: an advert that is no longer listed is withdrawn and keeps its counts. A repeated import
 * changes nothing. BAD_INPUT, with nothing imported, for more than 100 placements or an invalid one.
 */
export const importPlacements =
  ({ adverts, hosts, transaction }: Deps) =>
  async (imported: readonly Placement[]): Promise<ImportCounts> => {
    if (imported.length > MAX_PLACEMENTS) throw badInput({ placements: 'too_long' });
    const problems = Object.fromEntries(imported.flatMap((one, index) => problemsOf(one, index, hosts)));
    if (isTwice(imported.map(({ id }) => id))) problems['placements'] = 'taken';
    if (isTwice(imported.flatMap((one) => one.adverts.map(({ id }) => id)))) problems['adverts'] = 'taken';
    if (Object.keys(problems).length > 0) throw badInput(problems);
    return transaction.run(async () => {
      await adverts.lock();
      const before = new Map((await adverts.placements()).map((placement) => [placement.id, placement]));
      const changed = imported.filter((one) => JSON.stringify(one) !== JSON.stringify(before.get(one.id)));
      await adverts.save(changed);
      const created = changed.filter(({ id }) => !before.has(id)).length;
      return { created, updated: changed.length - created, unchanged: imported.length - changed.length };
    });
  };

/** Deletes placements with their adverts and counts; returns the number of deleted ones. BAD_INPUT beyond 100. */
export const removePlacements =
  ({ adverts, removal, transaction }: Pick<Deps, 'adverts' | 'transaction'> & { removal: RemovalStore }) =>
  async (ids: readonly string[]): Promise<number> => {
    const known = batchOf(ids, MAX_PLACEMENTS);
    return transaction.run(async () => {
      await adverts.lock();
      return removal.placements(known);
    });
  };

const isTwice = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;

const problemsOf = (placement: Placement, index: number, hosts: AllowedHosts): [string, FieldProblem][] => {
  const at = `placements.${index}`;
  const problems: [string, FieldProblem][] = [];
  if (placement.name === '') problems.push([`${at}.name`, 'required']);
  if (placement.adverts.length > MAX_ADVERTS) problems.push([`${at}.adverts`, 'too_long']);
  for (const [i, advert] of placement.adverts.entries())
    for (const [field, problem] of advertProblems(advert, hosts))
      problems.push([`${at}.adverts.${i}.${field}`, problem]);
  return problems;
};

const advertProblems = (
  { link, seconds, video, image }: Advert,
  hosts: AllowedHosts,
): [string, FieldProblem][] => {
  const problems: [string, FieldProblem][] = [];
  if (!isLink(link)) problems.push(['link', 'invalid']);
  if (seconds < 1 || seconds > MAX_SECONDS) problems.push(['seconds', 'invalid']);
  if (!video && !image) problems.push(['video', 'required']);
  if (video && !readLocation('stream', video, hosts)) problems.push(['video', 'invalid']);
  if (image && !isAsset(image)) problems.push(['image', 'invalid']);
  return problems;
};

/** An https address or a path of this site: never a script, never another host by `//`. */
const isLink = (link: string): boolean =>
  link.length <= 2_000 && (/^\/(?![/\\])/.test(link) || URL.parse(link)?.protocol === 'https:');
