import { closeSync, existsSync, openSync, readSync, statSync, unwatchFile, watchFile } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

const EVERY_MS = 250;

/** Passes on the lines that are appended to a file from now on. It does not keep this process alive. */
export class LineFollower {
  #file;
  #onLine;
  #at;
  #rest = '';
  #decoder = new StringDecoder('utf8');
  #listener = () => this.#read();

  constructor(file: string, onLine: (line: string) => void) {
    this.#file = file;
    this.#onLine = onLine;
    this.#at = existsSync(file) ? statSync(file).size : 0;
    watchFile(file, { interval: EVERY_MS, persistent: false }, this.#listener);
  }

  /** Passes on the remaining lines and stops. */
  stop() {
    unwatchFile(this.#file, this.#listener);
    this.#read();
  }

  #read() {
    if (!existsSync(this.#file)) return;
    const { size } = statSync(this.#file);
    if (size <= this.#at) return;
    const buffer = Buffer.alloc(size - this.#at);
    const fd = openSync(this.#file, 'r');
    try {
      readSync(fd, buffer, 0, buffer.length, this.#at);
    } finally {
      closeSync(fd);
    }
    this.#at = size;
    const lines = (this.#rest + this.#decoder.write(buffer)).split('\n');
    this.#rest = lines.pop() ?? '';
    lines.forEach(this.#onLine);
  }
}
