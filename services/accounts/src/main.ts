import { runService } from '@seyir/kit';
import { commands } from './commands.js';
import { accountsEnv, toConfig } from './config.js';
import { createAccounts } from './create-accounts.js';

await runService(
  'accounts',
  (options, platform, env) => createAccounts(toConfig(env, options), platform),
  process,
  accountsEnv,
  commands,
);
