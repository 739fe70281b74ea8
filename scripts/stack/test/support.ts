import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../lib/wait.ts';
import { kafkaRequest, kafkaString, reader } from '../lib/kafka-wire.ts';
import { psql } from '../servers/postgres-sql.ts';
import type { TestContext } from 'node:test';

const CREATE_TOPICS = 19;

/** A folder that is removed after the test, once everything in `running` was stopped in reverse order. */
export function temporary(test: TestContext): { folder: string; running: { stop: () => Promise<void> }[] } {
  const folder = mkdtempSync(join(tmpdir(), 'seyir-stack-test-'));
  chmodSync(folder, 0o711); // mkdtemp closes it for others, including PostgreSQL's user
  const running: { stop: () => Promise<void> }[] = [];
  test.after(async () => {
    for (const one of running.reverse()) await one.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { folder, running };
}

/** Runs SQL with the role, password and database of an address. */
export async function query(address: string, sql: string) {
  const { port, username, password, pathname } = new URL(address);
  const rows = await psql({ port: Number(port), user: username, password, database: pathname.slice(1) }, sql);
  return rows.trim();
}

/** A server's immediate answer to a text. */
export function ask(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => socket.write(text));
    socket.once('error', reject);
    socket.once('data', (data) => {
      resolve(String(data).trim());
      socket.destroy();
    });
  });
}

/** Runs Redis commands after signing in with the address; returns the last line of the answers. */
export async function askRedis(address: string, commands: string) {
  const { port, username, password } = new URL(address);
  const answers = await ask(Number(port), `AUTH ${username} ${password}\r\n${commands}\r\n`);
  return answers.split('\r\n').at(-1);
}

/**
 * @param broker `host:port`
 * @returns Kafka's error code, 0 for none
 */
export async function createTopic(broker: string, name: string): Promise<number> {
  const numbers = Buffer.alloc(18);
  numbers.writeInt32BE(1, 0); // partitions
  numbers.writeInt16BE(1, 4); // replicas; then no assignments and no settings
  const head = Buffer.alloc(4);
  head.writeInt32BE(1);
  numbers.writeInt32BE(5_000, 14); // timeout in milliseconds
  const body = Buffer.concat([head, kafkaString(name), numbers, Buffer.from([0])]);
  const read = reader(await kafkaRequest(portOf(broker), CREATE_TOPICS, 2, body, 10_000));
  read.int32();
  const [topic] = read.list(() => {
    read.string();
    return read.int16();
  });
  return topic ?? -1;
}

/** Runs a module's text in its own process. */
export function runScript(script: string, env: NodeJS.ProcessEnv = process.env) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  const ended: Promise<[number | null, NodeJS.Signals | null]> = new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve([code, signal])),
  );
  return { child, ended, output: () => output, said };

  /**
   * Waits for a text in its output.
   * @throws {Error} if it ends before
   */
  function said(text: string) {
    return until(
      () => {
        if (output.includes(text)) return true;
        if (child.exitCode !== null)
          throw new Error(`ended with ${child.exitCode} without saying ${text}: ${output}`);
        return false;
      },
      { what: `saying ${text}`, timeout: 120_000 },
    );
  }
}

/** @param address `host:port` */
export const portOf = (address: string) => Number(address.split(':')[1]);
