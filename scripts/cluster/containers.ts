import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { run } from '../stack/lib/packages.ts';
import { namespaces } from './network.ts';
import { at, home } from './places.ts';
import { ctr } from './processes.ts';
import { program } from './programs.ts';
import { PAUSE } from './config-files.ts';

/** Runs a containerd command. */
export const containers = (...args: string[]) => run(program('ctr'), [...ctr(), ...args]);

/** Builds and imports the missing image of the pods' first container. */
export async function makePause() {
  if ((await containers('images', 'ls', '-q')).split('\n').includes(PAUSE)) return;
  const folder = at('pause');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'root'), { recursive: true });
  await run('gcc', [
    '-O2',
    '-static',
    '-s',
    '-o',
    join(folder, 'root/pause'),
    join(import.meta.dirname, 'pause.c'),
  ]);
  await run('tar', ['-C', join(folder, 'root'), '-cf', join(folder, 'layer.tar'), 'pause']);
  const layer = createHash('sha256')
    .update(readFileSync(join(folder, 'layer.tar')))
    .digest('hex');
  const config = {
    architecture: process.arch === 'x64' ? 'amd64' : process.arch,
    os: 'linux',
    config: { Entrypoint: ['/pause'] },
    rootfs: { type: 'layers', diff_ids: [`sha256:${layer}`] },
  };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  const manifest = [{ Config: 'config.json', RepoTags: [PAUSE], Layers: ['layer.tar'] }];
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  const archive = join(folder, 'image.tar');
  await run('tar', ['-C', folder, '-cf', archive, 'manifest.json', 'config.json', 'layer.tar']);
  await containers('images', 'import', archive);
}

/** Stops and removes all containers; containerd keeps running. */
export async function removeContainers() {
  const lines = async (...args: string[]) =>
    (await containers(...args).catch(() => '')).split('\n').filter(Boolean);
  const tried = (...args: string[]) => containers(...args).catch(() => '');
  for (const id of await lines('tasks', 'ls', '-q')) await tried('tasks', 'kill', '-s', 'SIGKILL', '-a', id);
  // A killed container disappears only a moment later.
  for (let tries = 0; tries < 50; tries++) {
    const left = await lines('tasks', 'ls', '-q');
    if (left.length === 0) break;
    for (const id of left) await tried('tasks', 'rm', '-f', id);
    await delay(100);
  }
  for (const id of await lines('containers', 'ls', '-q')) await tried('containers', 'rm', id);
}

/** Unmounts the mounts of containers and pods. */
export async function unmount() {
  const pods = new Set(namespaces());
  const ours = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((path) => path.startsWith(`${home()}/`) || pods.has(/\/run\/netns\/(.+)$/.exec(path)?.[1] ?? ''));
  for (const path of ours.reverse()) {
    await run('umount', ['-l', path]).catch(() => '');
    if (path.includes('/netns/')) rmSync(path, { force: true });
  }
}
