import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { parse, parseAllDocuments } from 'yaml';
import { serviceNames } from '../../lib/topology.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Release {
  name: string;
  chartPath: string;
  valuesFiles: string[];
  setValueTemplates: Record<string, string>;
}

interface Config {
  metadata: { name: string };
  requires?: { path: string; configs: string[] }[];
  build?: { artifacts: { image: string; context: string; docker: { buildArgs: Record<string, string> } }[] };
  deploy?: { helm: { releases: Release[] } };
  profiles: {
    name: string;
    manifests?: { kustomize?: { paths: string[] } };
    deploy?: { helm?: { releases: Release[] } };
  }[];
}

const config = (file: string) => parse(read(file), { merge: true }) as Config;

const main = config('skaffold.yaml');
const required = (main.requires ?? []).map(({ path, configs }) => ({ path, configs, ...config(path) }));
const [infra, ...parts] = required;

const validate = new Ajv({ strict: false, allErrors: true }).compile(
  JSON.parse(read('scripts/checks/schemas/skaffold-v4beta13.json')) as object,
);

/** Skaffold ignores keys that start with a dot; these keys hold shared anchors. */
const withoutAnchors = (file: string) =>
  Object.fromEntries(Object.entries(config(file)).filter(([key]) => !key.startsWith('.')));

const faults = (content: object) => (validate(content) ? [] : (validate.errors ?? []));

describe('skaffold.yaml', () => {
  it('has a configuration for each process that has a chart', () => {
    expect(
      parts
        .map(({ configs }) => configs)
        .flat()
        .sort(),
    ).toEqual([...serviceNames, 'gateway', 'web'].sort());
  });

  for (const file of ['skaffold.yaml', ...required.map(({ path }) => path)])
    it(`${file} is valid by Skaffold’s schema`, () => {
      expect(faults(withoutAnchors(file))).toEqual([]);
    });

  it('the schema detects an unknown field', () => {
    expect(faults({ ...withoutAnchors('skaffold.yaml'), helm: {} })).not.toEqual([]);
  });

  it('the profiles of all are dev, debug and prod', () => {
    for (const { profiles } of [main, ...parts])
      expect(profiles.map(({ name }) => name)).toEqual(['dev', 'debug', 'prod']);
  });

  // Skaffold deploys required modules in order, each after the previous one is ready.
  it('the servers of the profile infra start before all that need them, and are absent without it', () => {
    expect(infra?.configs).toEqual(['infra']);
    expect(Object.keys(infra ?? {}).sort()).toEqual([
      'apiVersion',
      'configs',
      'kind',
      'metadata',
      'path',
      'profiles',
    ]);
    expect(infra?.metadata.name).toBe('infra');
    expect(infra?.profiles.map(({ name, manifests }) => [name, manifests?.kustomize?.paths])).toEqual([
      ['infra', ['.']],
    ]);
    expect(existsSync(join(root, dirname(infra?.path ?? ''), 'kustomization.yaml'))).toBe(true);
  });

  it('the namespace with the Secrets does not belong to the profile infra, which deletes its own objects', () => {
    const kinds = parseAllDocuments(read('deploy/infra/servers.yaml')).map(
      (document) => (document.toJS() as { kind: string }).kind,
    );
    expect(new Set(kinds)).toEqual(new Set(['Deployment', 'Service']));
  });

  for (const { path, metadata, configs, build, deploy, profiles } of parts)
    it(`${metadata.name} builds its own package and deploys its own chart from existing files`, () => {
      expect(configs).toEqual([metadata.name]);
      const [artifact] = build?.artifacts ?? [];
      expect(artifact?.docker.buildArgs['PACKAGE']).toBe(`@seyir/${metadata.name}`);
      const folder = join(root, dirname(path));
      expect(join(folder, artifact?.context ?? '')).toBe(`${root}/`.slice(0, -1));
      const releases = [
        ...(deploy?.helm.releases ?? []),
        ...profiles.flatMap((profile) => profile.deploy?.helm?.releases ?? []),
      ];
      expect(releases.length).toBe(3);
      for (const { chartPath, valuesFiles, setValueTemplates } of releases) {
        expect(join(folder, chartPath)).toBe(join(root, 'charts', metadata.name));
        for (const file of valuesFiles)
          expect({
            file,
            there: file.endsWith('/dev/callers.yaml') || existsSync(join(folder, file)),
          }).toEqual({
            file,
            there: true,
          });
        expect(setValueTemplates['image.tag']).toBe(`{{.IMAGE_TAG_seyir_${metadata.name}}}`);
      }
    });
});
