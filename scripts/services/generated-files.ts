import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readServices } from '../lib/topology.ts';
import { fillBlocks } from './blocks.ts';
import { chartFiles } from './chart-files.ts';
import { composeBlocks } from './compose-blocks.ts';
import { deployFiles } from './deploy-files.ts';
import { skaffoldOf } from './skaffold-file.ts';
import {
  contractsFile,
  compositionFile,
  indexFile,
  packageFile,
  referencesFile,
} from './typescript-files.ts';

/**
 * Every file that lists the services, from topology.json, the contracts in proto/ and the charts.
 * @param root of a checkout
 * @returns contents by path below the root
 */
export const generatedFiles = async (root: string): Promise<Record<string, string>> => {
  const services = readServices(root);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const version = JSON.parse(read('package.json')).version;
  const protos = globSync('proto/seyir/*/v1/*.proto', { cwd: root })
    .map((file) => file.replace('proto/', '').replace('.proto', ''))
    .sort();
  const files = {
    'proto/services.ts': contractsFile(services),
    'proto/index.ts': indexFile(protos),
    'services/all-in-one/src/topology.ts': compositionFile(services),
    'services/all-in-one/package.json': packageFile(services, read('services/all-in-one/package.json')),
    'services/all-in-one/tsconfig.json': referencesFile(
      services,
      '..',
      read('services/all-in-one/tsconfig.json'),
    ),
    'tsconfig.json': referencesFile(services, 'services', read('tsconfig.json')),
    'deploy/compose/compose.yaml': fillBlocks(
      read('deploy/compose/compose.yaml'),
      composeBlocks(services, version),
    ),
    ...chartFiles(services, read),
    ...deployFiles(services, read),
    ...Object.fromEntries(
      services.map(({ name }, index) => [`services/${name}/skaffold.yaml`, skaffoldOf(name, index)]),
    ),
  };
  return formatted(root, files);
};

/** Formats the files as Prettier does, except kinds of files that Prettier does not read. @param root of the checkout */
export const formatted = async (
  root: string,
  files: Record<string, string>,
): Promise<Record<string, string>> => {
  const config = await resolveConfig(join(root, 'package.json'));
  const isPlain = (file: string) => /\.(tpl|sql|proto)$|\/templates\//.test(file);
  const all = Object.entries(files).map(async ([file, text]) => [
    file,
    isPlain(file) ? text : await format(text, { ...config, filepath: file }),
  ]);
  return Object.fromEntries(await Promise.all(all));
};
