import base, { withPostgres } from '../../jest.base.js';

export default { ...base, ...withPostgres, displayName: 'messaging' };
