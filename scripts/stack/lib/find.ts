import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const OLDEST = 17;

function isExecutable(file: string) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const findOnPath = (name: string) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);

/** A Java that can run Kafka: JAVA_HOME, the PATH, then Debian's. */
export function findJava() {
  const home = process.env['JAVA_HOME'];
  const candidates = [home && join(home, 'bin', 'java'), findOnPath('java'), ...installed()];
  return candidates.find((file) => file !== undefined && isExecutable(file) && majorVersion(file) >= OLDEST);
}

function installed() {
  try {
    return readdirSync('/usr/lib/jvm').map((name) => join('/usr/lib/jvm', name, 'bin', 'java'));
  } catch {
    return [];
  }
}

function majorVersion(java: string) {
  const { stderr } = spawnSync(java, ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0);
}
