import {
  createDataSource,
  memoryKeyValue,
  systemClock,
  systemIds,
  UnitOfWork,
  type ServiceContext,
} from '@seyir/kit';
import { wire } from '../src/use-cases.js';
import { defaultJoinLimits, defaultLoginLimits, defaultSessionLimits } from '../src/config.js';

/**
 * The use cases on a database whose statements are noted without their values, and whose hashes are noted as `hash` and `verify`:
 * to compare what two calls cost, whatever the machine is doing.
 */
export const observed = async (url: string) => {
  const done: string[] = [];
  const source = await createDataSource(url, [], []).initialize();
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
  const limits = { login: defaultLoginLimits, sessions: defaultSessionLimits, joining: defaultJoinLimits };
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
  const wired = wire(context, limits, undefined, hasher);
  // The decoy's hash is made ahead, once for all.
  done.length = 0;
  return { wired, done, close: () => source.destroy() };
};
