import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { AccountsService, AgeMark, AiringStatus, CatalogueService, Role, TitleKind } from '@seyir/proto';
import { judgeRegisters } from '../registers.ts';
import { asImporter, call, idOf, leftOf, onceKnown } from './importing.ts';
import { keyOf, memberOf, type Context, type Importer, type Kind } from './kind.ts';

const RELEASED = new Date('2025-01-01T00:00:00Z');
/** Before the run, whose own positions are compared. */
const MEASURED = '2025-06-01T00:00:00.000Z';

/** Imports a series with one episode. @param demo whether `removeDemoTitles` removes it */
const importSeries = (importer: Importer, name: string, demo: boolean) =>
  asImporter(importer, async (peers) => {
    const catalogue = peers.client(CatalogueService);
    const title = {
      id: idOf(name),
      kind: TitleKind.SERIES,
      slug: name.replaceAll(' ', '-'),
      name,
      year: 2025,
      ageMark: AgeMark.AGE_MARK_13,
      status: AiringStatus.AIRING,
      addedAt: timestampFromDate(RELEASED),
    };
    await catalogue.importTitles({ titles: [title], demo }, call);
    const episode = {
      id: episodeOf(name),
      titleId: title.id,
      season: 1,
      number: 1,
      durationSeconds: 3_000,
      releasedAt: timestampFromDate(RELEASED),
    };
    await catalogue.importEpisodes({ episodes: [episode], demo }, call);
  });

const episodeOf = (name: string) => idOf(`${name} bölüm`);

/** An operator imports titles with an episode. */
export const imports: Kind = {
  name: 'import',
  every: 20,
  intend: ({ run, importer }, n) => importer && { key: `aktarilan-${run} ${n}`, value: 'imported', by: n },
  send: ({ importer }, { key }) => importSeries(importer!, key, false),
  async check({ run, query }, writes) {
    const prefix = `aktarilan-${run} `;
    const titles = await query(
      'catalogue',
      `SELECT t.name, count(e.id)::int AS episodes FROM title t LEFT JOIN episode e ON e.title_id = t.id
       WHERE starts_with(t.name, $1) GROUP BY t.id, t.name`,
      [prefix],
    );
    const names = writes.map(({ key }) => key);
    const known = await query('playback', 'SELECT id FROM episode WHERE id = ANY($1::uuid[])', [
      names.map(episodeOf),
    ]);
    const ids = new Set(known.map(({ id }) => id));
    const whole = titles.filter(({ name, episodes }) => episodes === 1 && ids.has(episodeOf(name)));
    // A title without its episode is an unfinished import, which is allowed only without an answer.
    const parts = titles.filter((title) => !whole.includes(title)).map(({ name }) => name);
    const kept = new Map<string, string>(whole.map(({ name }) => [name, 'imported']));
    const { lost, phantom } = judgeRegisters({ writes, kept });
    return { lost, phantom: [...phantom, ...parts.filter((name) => !names.includes(name))] };
  },
};

/** The finished steps of each removal: what was removed must not be created again by a later attempt. */
const finished = new Map<string, Set<string>>();

const stepsOf = (name: string) => {
  const done = finished.get(name) ?? new Set();
  finished.set(name, done);
  return async (step: string, work: () => Promise<unknown>) => {
    if (done.has(step)) return;
    await work();
    done.add(step);
  };
};

/** One at a time, because the call removes all that are marked. */
const sequential = (
  name: string,
  prefix: string,
  every: number,
): Pick<Kind, 'name' | 'every' | 'intend'> => ({
  name,
  every,
  intend: ({ run, importer }, n) => importer && { key: name, value: `${prefix}-${run} ${n}`, by: n },
});

const acknowledgedOf = (writes: { value: string; acknowledged: boolean }[]) =>
  writes.filter(({ acknowledged }) => acknowledged).map(({ value }) => value);

/** An operator imports a title, members use it, and the operator removes it. */
export const titleRemovals: Kind = {
  ...sequential('titleRemoval', 'kalkan', 30),
  async send(context, { value: name, by }) {
    const { client, importer } = context;
    const step = stepsOf(name);
    const member = memberOf(context, { key: '', value: name, by });
    const [titleId, episode] = [idOf(name), episodeOf(name)];
    await step('import', () => importSeries(importer!, name, true));
    await step('comment', () => onceKnown(() => client.postComment(member, episode, name, keyOf(name))));
    await step('watch', () => onceKnown(() => watch(context, member, episode)));
    await step('follow', () =>
      onceKnown(() => client.mark(member, { titleId, mark: 'FOLLOWED', active: true })),
    );
    await step('remove', () =>
      asImporter(importer!, async (peers) => {
        while ((await peers.client(CatalogueService).removeDemoTitles({}, call)).more);
      }),
    );
  },
  async check({ importer, query }, writes) {
    const names = acknowledgedOf(writes);
    if (!importer || names.length === 0) return { lost: [], phantom: [] };
    const rows = await query('catalogue', 'SELECT name FROM title WHERE id = ANY($1::uuid[])', [
      names.map(idOf),
    ]);
    const left = await leftOf(importer, {
      subjectIds: names.flatMap((name) => [idOf(name), episodeOf(name)]),
    });
    return { lost: [...rows.map(({ name }) => `${name} is not removed`), ...left], phantom: [] };
  },
};

const watch = (
  { client }: Context,
  by: Parameters<Context['client']['savePosition']>[0],
  episodeId: string,
) => client.savePosition(by, { episodeId, positionSeconds: 2_990, measuredAt: MEASURED });

/** A member joins, uses the site and is erased. */
export const memberRemovals: Kind = {
  ...sequential('memberRemoval', 'ayrilan', 40),
  async send(context, { value: name, by }) {
    const { client, importer, episodes, titles, members } = context;
    const step = stepsOf(name);
    const id = idOf(name);
    const username = `a${keyOf(name).slice(0, 20)}`;
    const password = `parola ${name} uzun`;
    const joined = { id, username, name: 'Ayrılan', email: `${username}@posta.example`, password };
    await step('join', () =>
      asImporter(importer!, (peers) =>
        peers.client(AccountsService).importMembers(
          {
            members: [{ ...joined, roles: [Role.MEMBER], joinedAt: timestampFromDate(RELEASED), demo: true }],
          },
          call,
        ),
      ),
    );
    const [episode = '', titleId = ''] = [episodes[by % episodes.length], titles[by % titles.length]];
    const followed = members[by % members.length]?.id;
    await step('use', async () => {
      const member = await client.signIn({ username, password });
      await client.postComment(member, episode, name, keyOf(name));
      await watch(context, member, episode);
      await client.mark(member, { titleId, mark: 'FOLLOWED', active: true });
      const input = { id: followed, active: true, idempotencyKey: keyOf(`${name} follows`) };
      await client.call(member, 'SetFollow', { input });
    });
    await step('erase', () =>
      asImporter(importer!, async (peers) => {
        while ((await peers.client(AccountsService).removeDemoMembers({}, call)).more);
      }),
    );
  },
  async check({ importer, query }, writes) {
    const ids = acknowledgedOf(writes).map(idOf);
    if (!importer || ids.length === 0) return { lost: [], phantom: [] };
    const rows = await query('accounts', 'SELECT id FROM member WHERE id = ANY($1::uuid[])', [ids]);
    const left = await leftOf(importer, { memberIds: ids });
    return { lost: [...rows.map((row) => `${row.id} is not erased`), ...left], phantom: [] };
  },
};
