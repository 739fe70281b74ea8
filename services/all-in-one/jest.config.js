import base from '../../jest.base.js';

export default { ...base, displayName: 'all-in-one', testTimeout: 60_000 };
