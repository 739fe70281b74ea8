import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '../../src/errors/index.js';
import { systemIds } from '../../src/time/system-ids.js';
import { UnitOfWork } from '../../src/store/unit-of-work.js';
import {
  handleTask,
  TaskRunner,
  taskDelaysMs,
  type TaskHandler,
  type TaskKind,
} from '../../src/tasks/index.js';
import type { TaskPace } from '../../src/tasks/pace.js';
import { TaskStore } from '../../src/tasks/task-store.js';
import { adjustableClock, eventually, type AdjustableClock } from '../../src/testing/index.js';
import { kitDatabase, type KitDatabase } from '../store/database.js';

const counting: TaskKind<{ name: string; to: number }, number> = {
  name: 'counting',
  chunk: 8,
  concurrency: 2,
  whenDead: 'ticket',
};

describe('TaskRunner', () => {
  let db: KitDatabase;
  let unitOfWork: UnitOfWork;
  let clock: AdjustableClock;
  let dead: string[];
  const running: TaskRunner[] = [];

  const runner = (...handlers: TaskHandler[]) => runnerWith({}, handlers);
  const runnerWith = (over: { pace?: TaskPace }, handlers: readonly TaskHandler[]) => {
    const platform = { clock, ids: systemIds(), ...over };
    const made = new TaskRunner(unitOfWork, new TaskStore(unitOfWork), platform, {
      stepFailed: () => undefined,
      taskDead: (kind) => dead.push(kind.name),
      tasksAway: () => undefined,
    });
    made.start(handlers);
    running.push(made);
    return made;
  };
  const add = (input: { name: string; to: number }, options = {}, at: TaskRunner = runner()) =>
    unitOfWork.run(() => at.add(counting, input, options));
  const note = (id: string) =>
    unitOfWork.manager.query(
      `INSERT INTO note (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET writes = note.writes + 1`,
      [id],
    );
  const notes = () => db.source.query<{ id: string; writes: number }[]>(`SELECT id, writes FROM note`);
  const tasks = () =>
    db.source.query<{ attempts: number; dead_at: Date | null; last_error: string | null }[]>(
      `SELECT attempts, dead_at, last_error FROM task`,
    );
  /** Writes one note per step, up to the given number. */
  const count = handleTask(counting, async ({ name, to }, cursor = 0) => {
    await note(`${name}-${cursor}`);
    return cursor + 1 === to ? 'done' : { cursor: cursor + 1 };
  });

  beforeAll(async () => {
    db = await kitDatabase();
    unitOfWork = new UnitOfWork(db.source);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    clock = adjustableClock();
    dead = [];
    await db.source.query(`TRUNCATE task, note`);
  });
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop();
  });

  it('does each step once, however many processes work on the same tasks', async () => {
    const workers = [runner(count), runner(count), runner(count)];
    for (let n = 0; n < 12; n += 1) await add({ name: `t${n}`, to: 5 }, {}, workers[n % 3]);
    await eventually(async () => expect(await tasks()).toEqual([]));
    const rows = await notes();
    expect(rows).toHaveLength(60);
    expect(rows.filter(({ writes }) => writes !== 1)).toEqual([]);
  });

  it('continues at its cursor after the process that held it died', async () => {
    await add({ name: 'orphan', to: 4 });
    const store = new TaskStore(unitOfWork);
    const taken = await store.claim(['counting'], clock.now(), crypto.randomUUID());
    await unitOfWork.run(async () => {
      await note('orphan-0');
      await store.advance(taken!, 1, clock.now());
    });
    await store.claim(['counting'], clock.now(), crypto.randomUUID());
    await db.source.query(`UPDATE task SET lease_until = now() - interval '1 s'`);
    runner(count);
    await eventually(async () => expect(await tasks()).toEqual([]));
    expect((await notes()).map(({ writes }) => writes)).toEqual([1, 1, 1, 1]);
  });

  it('undoes what a process does after another one has taken its lease', async () => {
    let slow = () => {};
    const held = new Promise<void>((resolve) => (slow = resolve));
    let entered = 0;
    const step = handleTask(counting, async ({ name }) => {
      entered += 1;
      const mine = entered;
      if (mine === 1) await held;
      await note(`${name}-${mine}`);
      return 'done';
    });
    await add({ name: 'fenced', to: 1 });
    runner(step);
    await eventually(() => expect(entered).toBe(1));
    await db.source.query(`UPDATE task SET lease_until = now() - interval '1 s'`);
    runner(step);
    await eventually(async () => expect(await notes()).toEqual([{ id: 'fenced-2', writes: 1 }]));
    slow();
    for (const one of running.splice(0)) await one.stop();
    expect(await notes()).toEqual([{ id: 'fenced-2', writes: 1 }]);
  });

  it('has one active task per key, and restarts it if it is added while it runs', async () => {
    let seen: (number | undefined)[] = [];
    const adder = runner();
    const step = handleTask(counting, async (input, cursor) => {
      seen.push(cursor);
      if (seen.length === 1) await eventually(async () => expect(await tasks()).toHaveLength(1));
      if (seen.length === 2) await add(input, { key: 'one' }, adder);
      return cursor === undefined ? { cursor: 1 } : 'done';
    });
    await add({ name: 'x', to: 1 }, { key: 'one' }, adder);
    await add({ name: 'x', to: 1 }, { key: 'one' }, adder);
    expect(await tasks()).toHaveLength(1);
    runner(step);
    await eventually(async () => expect(await tasks()).toEqual([]));
    expect(seen).toEqual([undefined, 1, undefined, 1]);
    seen = [];
  });

  it('restarts also if a transaction that ends after its last step adds it', async () => {
    let isAdded = () => {};
    const added = new Promise<void>((resolve) => (isAdded = resolve));
    let steps = 0;
    const step = handleTask(counting, async () => {
      steps += 1;
      if (steps === 1) await added;
      return 'done';
    });
    const adder = runner();
    await add({ name: 'x', to: 1 }, { key: 'one' }, adder);
    runner(step);
    await eventually(() => expect(steps).toBe(1));
    await unitOfWork.run(async () => {
      await adder.add(counting, { name: 'x', to: 1 }, { key: 'one' });
      isAdded();
      await eventually(async () =>
        expect(
          await db.source.query(
            `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          ),
        ).toHaveLength(1),
      );
    });
    await eventually(async () => expect(await tasks()).toEqual([]));
    expect(steps).toBe(2);
  });

  it('rolls a failed step back, tries it with fewer rows each time, and gives the task up after the last try', async () => {
    const limits: number[] = [];
    const at = runner(
      handleTask(counting, async ({ name }, _, { limit }) => {
        limits.push(limit);
        await note(name);
        throw new Error('poison');
      }),
    );
    await add({ name: 'poison', to: 1 });
    for (const [n, delay] of taskDelaysMs.entries()) {
      await eventually(async () => {
        const [row] = await db.source.query<{ tries: number }[]>(
          `SELECT attempts AS tries FROM task WHERE leased_by IS NULL`,
        );
        expect(row?.tries).toBe(n + 1);
      });
      clock.advance(delay);
      at.wake();
    }
    await eventually(async () => expect((await tasks())[0]).toMatchObject({ last_error: 'Error: poison' }));
    await eventually(async () => expect((await tasks())[0]?.dead_at).not.toBeNull());
    // It is reported after the row is written.
    await eventually(() => expect(dead).toEqual(['counting']));
    expect(limits).toEqual([8, 4, 2, 1, 1, 1, 1]);
    expect(await notes()).toEqual([]);
    // The dead task does not block a new one.
    await add({ name: 'again', to: 1 });
    expect(await tasks()).toHaveLength(2);
  });

  it('gives a task up that has ended its process again and again', async () => {
    const at = runner();
    await add({ name: 'killer', to: 1 }, {}, at);
    await db.source.query(
      `UPDATE task SET attempts = 7, leased_by = gen_random_uuid(), lease_until = now() - interval '1 s'`,
    );
    runner(count);
    await eventually(() => expect(dead).toEqual(['counting']));
    expect(await notes()).toEqual([]);
  });

  it('begins a given up task anew if it was added again during its last try', async () => {
    const adder = runner();
    let tries = 0;
    await add({ name: 'x', to: 1 }, { key: 'one' }, adder);
    await db.source.query(`UPDATE task SET attempts = ${taskDelaysMs.length}`);
    runner(
      handleTask(counting, async (input) => {
        tries += 1;
        if (tries > 1) {
          await note(input.name);
          return 'done';
        }
        // It runs in a transaction of its own, as in another call, because the step's transaction is rolled back.
        const other = new UnitOfWork(db.source);
        const now = clock.now();
        await other.run(() =>
          new TaskStore(other).add(
            { id: systemIds().next(), kind: counting.name, input, now },
            { key: 'one' },
          ),
        );
        throw new Error('poison');
      }),
    );
    await eventually(async () => expect(await notes()).toEqual([{ id: 'x', writes: 1 }]));
    expect(dead).toEqual(['counting']);
    await eventually(async () => expect(await tasks()).toMatchObject([{ last_error: 'Error: poison' }]));
  });

  it('does not count an outage against the task', async () => {
    // This is more often than a task is tried.
    let away = taskDelaysMs.length + 3;
    const at = runner(
      handleTask(counting, async ({ name }) => {
        away -= 1;
        if (away > 0) throw new DomainError('TRY_AGAIN');
        await note(name);
        return 'done';
      }),
    );
    await add({ name: 'patient', to: 1 });
    await eventually(async () => {
      const [task] = await tasks();
      if (task?.last_error) {
        clock.advance(2_000);
        at.wake();
      }
      expect(await tasks()).toEqual([]);
    }, 20_000);
    expect(dead).toEqual([]);
    expect(await notes()).toEqual([{ id: 'patient', writes: 1 }]);
  });

  it('waits for the time that a task is due', async () => {
    const at = runner(count);
    await add({ name: 'later', to: 1 }, { due: new Date(clock.now().getTime() + 3_600_000) }, at);
    await add({ name: 'now', to: 1 }, {}, at);
    await eventually(async () => expect(await notes()).toEqual([{ id: 'now-0', writes: 1 }]));
    expect(await tasks()).toHaveLength(1);
    clock.advance(3_600_000);
    at.wake();
    await eventually(async () => expect(await tasks()).toEqual([]));
  });

  it('runs short tasks between the steps of a long one', async () => {
    const order: string[] = [];
    const single: TaskKind<{ name: string; to: number }, number> = { ...counting, concurrency: 1 };
    const at = runner();
    await add({ name: 'long', to: 10 }, {}, at);
    await add({ name: 'short', to: 1 }, {}, at);
    runner(
      handleTask(single, async ({ name, to }, cursor = 0) => {
        order.push(name);
        return Promise.resolve(cursor + 1 === to ? 'done' : { cursor: cursor + 1 });
      }),
    );
    await eventually(async () => expect(await tasks()).toEqual([]));
    expect(order.indexOf('short')).toBeLessThan(3);
  });

  it('asks its pace for the rows of a step, and starts none while the kind rests', async () => {
    const noted: [kind: string, limit: number][] = [];
    let resting = false;
    const pace: TaskPace = {
      limitOf: () => 3,
      rests: (kind) => resting && kind === counting.name,
      noteStep(kind, limit) {
        noted.push([kind, limit]);
        resting = true;
        return 0;
      },
    };
    const limits: number[] = [];
    const single: TaskKind<{ name: string; to: number }, number> = { ...counting, concurrency: 1 };
    const twice = handleTask(single, (_, cursor = 0, { limit }) => {
      limits.push(limit);
      return Promise.resolve(cursor === 1 ? 'done' : { cursor: 1 });
    });
    const other: TaskKind<{ name: string; to: number }, number> = { ...counting, name: 'other' };
    const at = runnerWith({ pace }, [twice, handleTask(other, () => Promise.resolve('done'))]);
    await add({ name: 'long', to: 2 }, {}, at);
    await eventually(() => expect(noted).toEqual([['counting', 3]]));
    // The resting task was due first, but a task of another kind does not wait for it.
    await unitOfWork.run(() => at.add(other, { name: 'short', to: 1 }));
    await eventually(() => expect(noted).toHaveLength(2));
    expect(limits).toEqual([3]);
    resting = false;
    at.wake();
    await eventually(async () => expect(await tasks()).toEqual([]));
    expect(limits).toEqual([3, 3]);
  });

  it('stops after the running step and leaves the rest to others', async () => {
    let steps = 0;
    const endless = handleTask(counting, (_, cursor = 0) => {
      steps += 1;
      return Promise.resolve({ cursor: cursor + 1 });
    });
    const first = runner(endless);
    await add({ name: 'endless', to: 1 }, {}, first);
    await eventually(() => expect(steps).toBeGreaterThan(2));
    await first.stop();
    const after = steps;
    const [task] = await db.source.query<{ cursor: number; leased_by: string | null }[]>(
      `SELECT cursor, leased_by FROM task`,
    );
    expect(task).toEqual({ cursor: after, leased_by: null });
  });

  it('adds no task outside of a unit of work', async () => {
    await expect(runner().add(counting, { name: 'x', to: 1 })).rejects.toThrow('unit of work');
    expect(await tasks()).toEqual([]);
  });
});
