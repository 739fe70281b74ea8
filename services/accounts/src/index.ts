export { accountsLimits, accountsLimitsEnv } from './config.js';
export { createAccounts, type AccountsConfig } from './create-accounts.js';
