import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../lib/wait.mjs';
import { kafkaRequest, kafkaString, reader } from '../lib/kafka-wire.mjs';
import { psql } from '../servers/postgres-sql.mjs';

const CREATE_TOPICS = 19;

/**
 * A folder that goes away after the test, once everything that was added to `running` is stopped, the last first.
 * @param {import('node:test').TestContext} test
 * @returns {{ folder: string, running: { stop: () => Promise<void> }[] }}
 */
export function temporary(test) {
  const folder = mkdtempSync(join(tmpdir(), 'seyir-stack-test-'));
  chmodSync(folder, 0o711); // mkdtemp closes it, also to the user that PostgreSQL runs as
  /** @type {{ stop: () => Promise<void> }[]} */
  const running = [];
  test.after(async () => {
    for (const one of running.reverse()) await one.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { folder, running };
}

/**
 * SQL under the role, password and database of an address.
 * @param {string} address
 * @param {string} sql
 */
export async function query(address, sql) {
  const { port, username, password, pathname } = new URL(address);
  const rows = await psql({ port: Number(port), user: username, password, database: pathname.slice(1) }, sql);
  return rows.trim();
}

/**
 * What a server answers to a text at once.
 * @param {number} port
 * @param {string} text
 * @returns {Promise<string>}
 */
export function ask(port, text) {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => socket.write(text));
    socket.once('error', reject);
    socket.once('data', (data) => {
      resolve(String(data).trim());
      socket.destroy();
    });
  });
}

/**
 * Redis commands after signing in by the address; the last line of the answers.
 * @param {string} address
 * @param {string} commands
 */
export async function askRedis(address, commands) {
  const { port, username, password } = new URL(address);
  const answers = await ask(Number(port), `AUTH ${username} ${password}\r\n${commands}\r\n`);
  return answers.split('\r\n').at(-1);
}

/**
 * @param {string} broker `host:port`
 * @param {string} name
 * @returns {Promise<number>} Kafka's error code, 0 for none
 */
export async function createTopic(broker, name) {
  const numbers = Buffer.alloc(18);
  numbers.writeInt32BE(1, 0); // partitions
  numbers.writeInt16BE(1, 4); // replicas; then no assignments and no settings
  const head = Buffer.alloc(4);
  head.writeInt32BE(1);
  numbers.writeInt32BE(5_000, 14); // milliseconds until it gives up
  const body = Buffer.concat([head, kafkaString(name), numbers, Buffer.from([0])]);
  const read = reader(await kafkaRequest(portOf(broker), CREATE_TOPICS, 2, body, 10_000));
  read.int32();
  const [topic] = read.list(() => {
    read.string();
    return read.int16();
  });
  return topic ?? -1;
}

/**
 * Runs a module's text in a process of its own.
 * @param {string} script
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runScript(script, env = process.env) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  /** @type {Promise<[number | null, NodeJS.Signals | null]>} */
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve([code, signal])));
  return { child, ended, output: () => output, said };

  /**
   * Waits for a text in its output.
   * @param {string} text
   * @throws {Error} when it ends before
   */
  function said(text) {
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

/** @param {string} address `host:port` */
export const portOf = (address) => Number(address.split(':')[1]);
