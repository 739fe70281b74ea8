/**
 * The changelog with the unreleased section under the name of a version.
 * @param day as in 2026-01-31
 * @throws {Error} if nothing is unreleased
 */
export const closeChangelog = (text: string, version: string, day: string) => {
  const [, entries = ''] = /^## Unreleased\n([^]*?)(?=^## |(?![^]))/m.exec(text) ?? [];
  if (entries.trim() === '') throw new Error('CHANGELOG.md says nothing under "## Unreleased"');
  return text.replace('## Unreleased\n', `## Unreleased\n\n## ${version} – ${day}\n`);
};

/** The operator's steps for the next version, if there are any. */
export const closeUpgrading = (text: string, version: string) => text.replace(/^## Next$/m, `## ${version}`);
