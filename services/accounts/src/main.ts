import { readEnv, runService } from '@seyir/kit';
import { accountsEnv, toConfig } from './config.js';
import { createAccounts } from './create-accounts.js';

const env = readEnv(accountsEnv, process.env);
await runService(
  'accounts',
  (options, platform) => createAccounts(toConfig(env, options), platform),
  process,
);
