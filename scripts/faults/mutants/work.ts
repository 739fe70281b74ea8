import { mutantsOf } from './of.ts';

const kit = (layer: string, module: string, test: string) => ({
  layer,
  package: 'services/kit',
  module: `src/${module}`,
  test: `test/${test}`,
});

const unitOfWork = [
  ...mutantsOf(kit('unit of work', 'store/unit-of-work.ts', 'store/unit-of-work.test.ts'), [
    {
      name: 'hints-before-commit',
      says: 'gives hints at once and not after the commit',
      find: 'running.afterCommit.push(work);',
      replace: 'work();',
      sees: 'commits all or nothing, and runs after-commit work only after a commit',
    },
    {
      name: 'hint-fails-the-write',
      says: 'lets a hint that fails fail the committed write',
      find: 'attempt(done);',
      replace: 'done();',
      sees: 'has succeeded once it is committed, whatever fails after',
    },
    {
      name: 'nested-work-commits-alone',
      says: 'runs a nested unit of work in a transaction of its own',
      find: 'if (this.active) return work();',
      replace: '',
      sees: 'joins a unit of work that is running',
    },
    {
      name: 'keys-have-no-effect',
      says: 'runs a repeated call again under its key',
      find: 'isKeyed(call) && !claimed ? await earlier<T>(manager, call) : await work()',
      replace: 'await work()',
      sees: 'has one effect and one answer under one idempotency key',
    },
  ]),
  ...mutantsOf(kit('unit of work', 'store/idempotency.ts', 'store/unit-of-work.test.ts'), [
    {
      name: 'key-answers-another-request',
      says: 'answers another request under the same key with the first answer',
      find: "if (earlier.digest !== call.requestDigest) throw new DomainError('IDEMPOTENCY_MISMATCH');",
      replace: '',
      sees: 'keeps keys apart by member, and refuses one key for two requests',
    },
    {
      name: 'visitors-share-keys',
      says: 'takes the key of one visitor for that of another',
      find: '`visitor:${requestDigest}`',
      replace: '`visitor:${requestDigest.length}`',
      sees: 'takes one key of two visitors for two writes',
    },
  ]),
  ...mutantsOf(kit('unit of work', 'store/group-commit.ts', 'store/group-commit.test.ts'), [
    {
      name: 'group-takes-a-key-twice',
      says: 'puts two calls with one key into one transaction',
      find: '(key !== undefined && keys.has(key))',
      replace: 'false',
      sees: 'keeps a key for each: the same one has one effect',
    },
    {
      name: 'group-begins-late-calls',
      says: 'begins a call whose time is over',
      find: 'if (one.call?.signal.aborted)',
      replace: 'if (false)',
      sees: 'does not begin a call after its deadline, and refuses calls beyond the limit of waiting ones',
    },
  ]),
  ...mutantsOf(kit('unit of work', 'store/leases.ts', 'store/leases.test.ts'), [
    {
      name: 'lease-outlives-its-time',
      says: 'believes in a lease whose time is over',
      find: 'if (performance.now() >= this.endsAt) this.lose();',
      replace: '',
      sees: 'a holder that was frozen knows that its lease is over before it does anything else',
    },
    {
      name: 'lease-is-not-locked',
      says: 'lets another process take a lease while a statement writes under it',
      find: '::bigint FOR SHARE)',
      replace: '::bigint)',
      sees: 'nobody takes a lease while a statement of its holder writes under it',
    },
  ]),
];

const tasks = [
  ...mutantsOf(kit('tasks', 'tasks/task-store.ts', 'tasks/task-runner.test.ts'), [
    {
      name: 'task-written-without-lease',
      says: 'keeps the step of a holder whose task another process has taken',
      find: 'if ((await change.run(this.unitOfWork, values)) === 0) throw new LeaseLost();',
      replace: 'await change.run(this.unitOfWork, values);',
      sees: 'undoes what a process does after another one has taken its lease',
    },
    {
      name: 'task-taken-while-held',
      says: 'takes a task that another process holds',
      find: 'AND (lease_until IS NULL OR lease_until < clock_timestamp())',
      replace: '',
      sees: 'does each step once, however many processes work on the same tasks',
    },
    {
      name: 'task-added-again-is-lost',
      says: 'ends a task that was added again while it ran',
      find: 'again = task.cursor IS NOT NULL OR task.leased_by IS NOT NULL',
      replace: 'again = false',
      sees: 'has one active task per key, and restarts it if it is added while it runs',
    },
    {
      name: 'task-before-its-time',
      says: 'takes a task that is not due yet',
      find: 'AND due <= $2 AND',
      replace: 'AND $2::timestamptz IS NOT NULL AND',
      sees: 'waits for the time that a task is due',
    },
  ]),
  ...mutantsOf(kit('tasks', 'tasks/task-runner.ts', 'tasks/task-runner.test.ts'), [
    {
      name: 'task-step-without-transaction',
      says: 'keeps half of a step that failed',
      find: 'await this.unitOfWork.run(() => this.step(handler, task, limit));',
      replace: 'await this.step(handler, task, limit);',
      sees: 'rolls a failed step back, tries it with fewer rows each time',
    },
    {
      name: 'task-steps-stay-large',
      says: 'tries a failed step with as many rows as before',
      find: '>> (task.attempts - 1)',
      replace: '>> 0',
      sees: 'rolls a failed step back, tries it with fewer rows each time',
    },
    {
      name: 'task-outage-counts',
      says: 'counts an outage against the task',
      find: 'const counts = !isOutage(error);',
      replace: 'const counts = true;',
      sees: 'does not count an outage against the task',
    },
    {
      name: 'task-kills-for-ever',
      says: 'tries a step that ends its process again without end',
      find: 'if (task.attempts > taskDelaysMs.length + 1)',
      replace: 'if (false)',
      sees: 'gives a task up that has ended its process again and again',
    },
    {
      name: 'task-added-outside',
      says: 'adds a task outside of the transaction of its cause',
      find: 'if (!this.unitOfWork.active) throw new Error(`${kind.name}: a task belongs into a unit of work`);',
      replace: '',
      sees: 'adds no task outside of a unit of work',
    },
  ]),
];

/** Mutants of layers that change a service's state. */
export const work = [...unitOfWork, ...tasks];
