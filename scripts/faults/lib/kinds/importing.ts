import { DomainError } from '@seyir/kit';
import { contracts } from '@seyir/proto';
import { waitFor } from '../../../lib/wait.ts';
import { CallFailed } from '../site-client.ts';
import { keyOf, type Importer } from './kind.ts';

/** A site answers a call within this time, or the writer sends it again. */
const CALL_MS = 5_000;
/** Time in which all services drop their data about something that was removed. */
const DROPPED_MS = 60_000;
const LOOK_EVERY_MS = 500;

export const call = { timeoutMs: CALL_MS };

type Peers = NonNullable<Awaited<ReturnType<Importer>>>;

/** Works with the site's calls for operators; failures are those of any other call. */
export const asImporter = async <T>(importer: Importer, work: (peers: Peers) => Promise<T>): Promise<T> => {
  const peers = await importer();
  if (!peers) throw new CallFailed('UNREACHABLE');
  try {
    return await work(peers);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, details } = error;
    throw new CallFailed(code, JSON.stringify(details.fields ?? details.reason ?? ''));
  } finally {
    await peers.close();
  }
};

/** The id of what has this name: the same in each attempt. */
export const idOf = (name: string): string =>
  keyOf(name).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');

/** Calls what depends on an event that has not arrived yet: it is sent again. */
export const onceKnown = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CallFailed && error.code === 'NOT_FOUND') throw new CallFailed('TRY_AGAIN');
    throw error;
  }
};

/** What the services still have about removed members and things; waits until they have dropped all. */
export const leftOf = async (
  importer: Importer,
  removed: { memberIds?: string[]; subjectIds?: string[] },
): Promise<string[]> => {
  const look = () =>
    asImporter(importer, async (peers) => {
      const left: string[] = [];
      for (const [service, contract] of Object.entries(contracts)) {
        if (!('countKept' in contract.method)) continue;
        const client = peers.client(contract as (typeof contracts)['comments']);
        for (const { what, count } of (await client.countKept(removed, call)).counts)
          if (count > 0) left.push(`${count} ${what} in ${service}`);
      }
      return left;
    });
  let left: string[] = [];
  const isDropped = async () => (left = await look()).length === 0;
  await waitFor('the end of removed things', DROPPED_MS, isDropped, LOOK_EVERY_MS).catch(() => undefined);
  return left;
};
