const { options } = require('./dependency-cruiser.cjs');

/**
 * No ring between the folders of a package, types included: pieces that two folders share lie in a third one. Tests may import
 * from everywhere, so they are left out; therefore these rules have a configuration of their own.
 */
module.exports = {
  forbidden: [
    {
      name: 'no-ring-between-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(services/[^/]+/src|gateway/src|web/src|scripts)/[^/]+$' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: ['\\.test\\.tsx?$', '/test/', '/testing/', '^services/[^/]+/(?!src(?:/|$))'] },
  },
};
