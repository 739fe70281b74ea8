import {
  createDataSource,
  memoryKeyValue,
  systemClock,
  systemIds,
  UnitOfWork,
  type ServiceContext,
} from '@seyir/kit';
import { entities } from '../src/adapters/store/entities/index.js';
import { useCases } from '../src/use-cases.js';
import { portsOf } from '../src/wiring.js';

/**
 * The use cases on a database whose statements are recorded without values, and hashes as `hash` and `verify`. It compares the
 * cost of two calls independently of the machine's load.
 */
export const observed = async (url: string) => {
  const done: string[] = [];
  const source = await createDataSource(url, { entities }).initialize();
  const createQueryRunner = source.createQueryRunner.bind(source);
  source.createQueryRunner = (mode) => {
    const runner = createQueryRunner(mode);
    const query = runner.query.bind(runner);
    runner.query = ((text: string, ...rest: []) => {
      done.push(text);
      return query(text, ...rest);
    }) as typeof runner.query;
    return runner;
  };
  const clock = systemClock();
  const context = {
    unitOfWork: new UnitOfWork(source),
    clock,
    ids: systemIds(),
    keyValue: memoryKeyValue(clock),
  } as ServiceContext;
  const hasher = {
    hash: (password: string) => {
      done.push('hash');
      return Promise.resolve(`hash of ${password.length}`);
    },
    verify: () => {
      done.push('verify');
      return Promise.resolve(false);
    },
  };
  const wired = useCases(portsOf({ migrate: false }, context, hasher));
  // The decoy hash is made once in advance.
  done.length = 0;
  return { wired, done, close: () => source.destroy() };
};
