import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { run } from '../stack/lib/packages.mjs';
import { namespaces } from './network.mjs';
import { at, home } from './places.mjs';
import { ctr } from './processes.mjs';
import { program } from './programs.mjs';
import { PAUSE } from './config-files.mjs';

/** A command of containerd. @param {...string} args */
export const containers = (...args) => run(program('ctr'), [...ctr(), ...args]);

/** Builds and imports the image of each pod's first container, where it is missing. */
export async function makePause() {
  if ((await containers('images', 'ls', '-q')).split('\n').includes(PAUSE)) return;
  const folder = at('pause');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'root'), { recursive: true });
  await run('gcc', [
    ...['-O2', '-static', '-s', '-o', join(folder, 'root/pause'), join(import.meta.dirname, 'pause.c')],
  ]);
  await run('tar', ['-C', join(folder, 'root'), '-cf', join(folder, 'layer.tar'), 'pause']);
  const layer = createHash('sha256')
    .update(readFileSync(join(folder, 'layer.tar')))
    .digest('hex');
  const config = {
    ...{ architecture: process.arch === 'x64' ? 'amd64' : process.arch, os: 'linux' },
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

/** Ends and removes all containers; containerd runs still. */
export async function removeContainers() {
  const lines = async (/** @type {string[]} */ ...args) =>
    (await containers(...args).catch(() => '')).split('\n').filter(Boolean);
  const tried = (/** @type {string[]} */ ...args) => containers(...args).catch(() => '');
  for (const id of await lines('tasks', 'ls', '-q')) await tried('tasks', 'kill', '-s', 'SIGKILL', '-a', id);
  // What was killed is gone a moment later.
  for (let tries = 0; tries < 50; tries++) {
    const left = await lines('tasks', 'ls', '-q');
    if (left.length === 0) break;
    for (const id of left) await tried('tasks', 'rm', '-f', id);
    await delay(100);
  }
  for (const id of await lines('containers', 'ls', '-q')) await tried('containers', 'rm', id);
}

/** Lets go of what containers and pods had mounted. */
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
