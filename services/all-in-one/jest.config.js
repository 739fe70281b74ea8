import base, { withPostgres } from '../../jest.base.js';

export default { ...base, ...withPostgres, displayName: 'all-in-one', testTimeout: 60_000 };
