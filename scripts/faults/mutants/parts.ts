import { mutantsOf } from './of.ts';

const sessions = mutantsOf(
  {
    layer: 'sessions',
    package: 'gateway',
    module: 'src/sessions/sessions.ts',
    test: 'src/sessions/sessions.test.ts',
  },
  [
    {
      name: 'session-believes-the-store',
      says: 'believes the store of a session whose end was received',
      find: 'if (!ends.hasChanged(session.id) && !isOver(state, now())) return state;',
      replace: 'if (!isOver(state, now())) return state;',
      sees: 'does not trust the store for a session whose end it has received',
    },
    {
      name: 'session-remembered-past-its-end',
      says: 'remembers a look-up during which the session ended',
      find: "if (state.kind === 'active' && ends.hasChanged(state.session.id)) memory.delete(hash);",
      replace: '',
      sees: 'stores nothing of a look-up during which the session ended',
    },
    {
      name: 'session-stays-in-the-store',
      says: 'leaves a session in the store whose end it receives',
      find: 'memory.delete(hash);\n      keyValue.delete(storeKey(hash)).catch(onError);',
      replace: 'memory.delete(hash);',
      sees: 'removes a session from the store when it receives its end: a process that starts later finds nothing',
    },
    {
      name: 'session-joins-an-old-look-up',
      says: 'answers with a look-up that began before the end',
      find: 'memory.delete(hash);\n    await',
      replace: 'await',
      sees: 'is closed although a look-up from before the end is still running',
    },
    {
      name: 'session-outlives-its-expiry',
      says: 'answers with a session whose time is over',
      find: "return isOver(state, now()) ? { kind: 'ended' } : state;",
      replace: 'return state;',
      sees: 'ends a session at its expiry, even if it is still cached',
      test: 'test/sessions.test.ts',
    },
  ],
);

const retries = [
  ...mutantsOf(
    {
      layer: 'retries',
      package: 'services/kit',
      module: 'src/rpc/patient-peers.ts',
      test: 'test/rpc/patient-peers.test.ts',
    },
    [
      {
        name: 'retries-what-was-refused',
        says: 'makes a call again that was refused for good',
        find: "if (!(error instanceof DomainError) || error.code !== 'TRY_AGAIN') throw error;",
        replace: 'if (!(error instanceof DomainError)) throw error;',
        sees: 'a call that is refused for another reason is not repeated',
      },
      {
        name: 'retries-past-its-time',
        says: 'waits longer than the caller gave it',
        find: 'if (performance.now() + pause > end) throw error;',
        replace: '',
        sees: 'nobody waits past the time that is given',
      },
      {
        name: 'retries-after-the-stop',
        says: 'goes on waiting after the command was stopped',
        find: '{ signal });',
        replace: '{});',
        sees: 'a command that is stopped waits no longer',
      },
    ],
  ),
  ...mutantsOf(
    {
      layer: 'retries',
      package: 'gateway',
      module: 'src/operations/operation.ts',
      test: 'test/sessions.test.ts',
    },
    [
      {
        name: 'unknown-member-is-a-visitor',
        says: 'takes a member for a visitor while accounts does not answer',
        find: "throw new DomainError('TRY_AGAIN', { reason: 'accounts does not answer', retryAfterMs: 1000 });",
        replace: ';',
        sees: 'says so to members, and clears no cookie',
      },
    ],
  ),
];

const playback = (module: string, test: string) => ({
  layer: "playback's merge",
  package: 'services/playback',
  module: `src/${module}`,
  test,
});
const merge = [
  ...mutantsOf(playback('domain/position.ts', 'src/domain/position.test.ts'), [
    {
      name: 'merge-drops-an-older-reach',
      says: 'drops an older report that has reached more',
      find: "if (isNew('kept') || isNew('watched')) taken.push(one);",
      replace: '',
      sees: 'merges an older report that has reached more separately, in its own round',
    },
    {
      name: 'merge-takes-the-oldest',
      says: 'takes the oldest of several reports for the newest',
      find: 'b.measuredAt.getTime() - a.measuredAt.getTime()',
      replace: 'a.measuredAt.getTime() - b.measuredAt.getTime()',
      sees: 'merges only the newest report if it has reached as much as all older ones',
    },
  ]),
  ...mutantsOf(playback('adapters/store/position-store.ts', 'test/positions.test.ts'), [
    {
      name: 'merge-lets-the-last-win',
      says: 'keeps what comes last and not what was measured last',
      find: '`(excluded.measured_at, excluded.position_seconds) > (p.measured_at, p.position_seconds)`',
      replace: '`true`',
      sees: 'lets the newest measurement win in any order of arrival',
    },
    {
      name: 'merge-unwatches',
      says: 'takes "watched" back with a later report',
      find: 'watched = p.watched OR excluded.watched,',
      replace: 'watched = excluded.watched,',
      sees: 'removes a watched episode from continue-watching, and nothing makes it unwatched',
    },
    {
      name: 'merge-forgets-the-taken-mark',
      says: 'lets a report from before count after its mark was taken back',
      find: '`(p.unmarked_at IS NULL OR excluded.measured_at > p.unmarked_at)`',
      replace: '`true`',
      sees: 'ignores an end from before a mark was removed, also beside a newer report',
    },
  ]),
  ...mutantsOf(playback('app/report-batches.ts', 'src/app/report-batches.test.ts'), [
    {
      name: 'batch-fails-as-one',
      says: 'refuses all reports of a batch in which one fails',
      find: 'if (failsAll) one.reject(error);',
      replace: 'if (true) one.reject(error);',
      sees: 'retry the reports of a failed batch one by one',
    },
    {
      name: 'batch-has-no-bound',
      says: 'lets any number of reports wait',
      find: 'if (this.#waiting.length >= MOST_WAITING)',
      replace: 'if (false)',
      sees: 'refuse further reports while too many wait',
    },
  ]),
];

const accounts = (module: string, test: string) => ({
  layer: "accounts' tokens",
  package: 'services/accounts',
  module: `src/${module}`,
  test: `test/${test}`,
});
const tokens = [
  ...mutantsOf(accounts('adapters/store/token-store.ts', 'account.test.ts'), [
    {
      name: 'token-is-never-spent',
      says: 'takes a link any number of times',
      find: 'if (owner) await this.drop(owner.memberId, purpose);',
      replace: '',
      sees: 'has links of one use and one hour, alone for their purpose',
    },
    {
      name: 'token-never-expires',
      says: 'takes a link whose time is over',
      find: 'where: { hash, purpose, expiresAt: MoreThan(at) }',
      replace: 'where: { hash, purpose }',
      sees: 'has links of one use and one hour, alone for their purpose',
    },
    {
      name: 'token-fits-every-purpose',
      says: 'takes a link that was made for another purpose',
      find: 'where: { hash, purpose, expiresAt: MoreThan(at) }',
      replace: 'where: { hash, expiresAt: MoreThan(at) }',
      sees: 'has links of one use and one hour, alone for their purpose',
    },
  ]),
  ...mutantsOf(accounts('app/confirm-email.ts', 'account.test.ts'), [
    {
      name: 'token-of-the-old-address-works',
      says: 'leaves links in use that went to the old address',
      find: "await tokens.drop(spent.memberId, 'reset');",
      replace: '',
      sees: 'takes links that went to the old address out of use',
    },
  ]),
  ...mutantsOf(accounts('app/replace-password.ts', 'joining.test.ts'), [
    {
      name: 'reset-leaves-sessions',
      says: 'leaves the sessions of a member whose password was reset',
      find: 'for (const id of await sessions.endAll(memberId, now, goesOnId)) events.sessionEnded(id);',
      replace: '',
      sees: 'ends every session, wakes them, and writes to the member',
    },
  ]),
  ...mutantsOf(accounts('app/activate.ts', 'activation.test.ts'), [
    {
      name: 'activation-asks-for-no-password',
      says: 'joins from another browser without the password',
      find: 'if (browser !== undefined && !isBrowserOf(registration, browser)) {',
      replace: 'if (false) {',
      sees: 'asks for the password in another browser; a wrong one leaves the link',
    },
  ]),
  ...mutantsOf(accounts('adapters/store/registration-store.ts', 'activation.test.ts'), [
    {
      name: 'activation-works-twice',
      says: 'spends the links of several registrations of one address',
      find: 'if (!all.some((one) => one.id === id && one.open)) return false;',
      replace: '',
      sees: 'is taken once: neither again nor by the link of another registration of its address',
    },
  ]),
];

/** Mutants of layers of the gateway and of single services. */
export const parts = [...sessions, ...retries, ...merge, ...tokens];
