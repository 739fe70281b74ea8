/**
 * The changelog with what was unreleased under the name of a version.
 * @param {string} text @param {string} version @param {string} day as in 2026-01-31
 * @throws {Error} when nothing is unreleased
 */
export const closeChangelog = (text, version, day) => {
  const [, entries = ''] = /^## Unreleased\n([^]*?)(?=^## |(?![^]))/m.exec(text) ?? [];
  if (entries.trim() === '') throw new Error('CHANGELOG.md says nothing under "## Unreleased"');
  return text.replace('## Unreleased\n', `## Unreleased\n\n## ${version} – ${day}\n`);
};

/** What an operator has to do for the next version, where something was written down. @param {string} text @param {string} version */
export const closeUpgrading = (text, version) => text.replace(/^## Next$/m, `## ${version}`);
