export { createAccounts, type AccountsConfig } from './create-accounts.js';
