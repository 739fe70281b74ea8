import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { family } from '../bench/processes.ts';
import { chromiumPath } from '../lib/chromium.ts';
import type { Login } from '../lib/site.ts';
import { callerOf, type Caller } from '../site/caller.ts';
import { openLine, type Line, type Shape } from './line.ts';
import { record, type Recorded, type RigWindow } from './recorder.ts';

export interface Conditions {
  name: string;
  shape: Shape;
  /** Error of the device's clock. */
  skewMs: number;
  /** 4: a quarter of the processor. */
  slowdown: number;
}

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--mute-audio',
  '--autoplay-policy=no-user-gesture-required',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
];
/** The true clock of all pages: the machine's monotonic one. */
export const truth = (): number => performance.timeOrigin + performance.now();

/** One member with an own browser, line and device clock. */
export class Member {
  readonly conditions: Conditions;
  readonly line: Line;
  /** Calls the site directly, without the slow line. */
  readonly caller: Caller;
  readonly recorded: Recorded = { samples: [], events: [], entries: [] };
  /** The largest error of the true clock that was seen, in ms. */
  clockErrorMs = 0;
  /** Its browser's profile, with cookies and cache. */
  private readonly profile = mkdtempSync(join(tmpdir(), 'seyir-rooms-profile-'));
  private context: BrowserContext | undefined;
  private opened: Page | undefined;
  /** True clock minus the page's, in ms. */
  private offset = 0;

  private constructor(conditions: Conditions, line: Line, caller: Caller) {
    [this.conditions, this.line, this.caller] = [conditions, line, caller];
  }

  static async of(conditions: Conditions, origin: string, login: Login): Promise<Member> {
    const line = await openLine(Number(new URL(origin).port), conditions.shape);
    return new Member(conditions, line, await callerOf(origin).signedIn(login));
  }

  get page(): Page {
    if (!this.opened) throw new Error(`${this.conditions.name} has no page`);
    return this.opened;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.line.port}`;
  }

  async openBrowser(): Promise<void> {
    const context = await chromium.launchPersistentContext(this.profile, {
      executablePath: chromiumPath() ?? 'chromium',
      args: ARGS,
      handleSIGINT: false,
      baseURL: this.origin,
      // A small window: four software renderers share this machine.
      viewport: { width: 640, height: 720 },
      locale: 'tr-TR',
      reducedMotion: 'reduce',
    });
    this.context = context;
    await context.addCookies(
      this.caller.cookie.split('; ').map((pair) => {
        const place = pair.indexOf('=');
        return { name: pair.slice(0, place), value: pair.slice(place + 1), url: this.origin };
      }),
    );
    await context.addInitScript(record, { skewMs: this.conditions.skewMs });
    await context.addInitScript(() =>
      localStorage.setItem('seyir.player', JSON.stringify({ quality: 240, muted: true, subtitles: false })),
    );
    await this.openPage();
  }

  async openPage(): Promise<void> {
    if (!this.context) throw new Error('the browser is closed');
    this.opened = await this.context.newPage();
    if (this.conditions.slowdown > 1) {
      const devtools = await this.context.newCDPSession(this.opened);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: this.conditions.slowdown });
    }
  }

  /** Goes to a path. @returns the true time of the start of the navigation */
  async go(path: string): Promise<number> {
    const began = truth();
    await this.page.goto(path, { waitUntil: 'commit' });
    await this.setClock();
    return began;
  }

  /** Measures the page's clock against the machine's by the shortest of several round trips. */
  private async setClock(): Promise<void> {
    let shortest = Infinity;
    for (let n = 0; n < 12; n += 1) {
      const before = truth();
      const theirs = await this.page.evaluate(() => (window as unknown as RigWindow).rigTruth());
      const after = truth();
      if (after - before >= shortest) continue;
      shortest = after - before;
      this.offset = (before + after) / 2 - theirs;
    }
    this.clockErrorMs = Math.max(this.clockErrorMs, shortest / 2);
  }

  /** Moves what the page has recorded into `recorded`. */
  async take(): Promise<void> {
    if (!this.opened || this.opened.isClosed()) return;
    const taken = await this.page.evaluate(() => (window as unknown as RigWindow).rigTake());
    this.recorded.samples.push(...taken.samples.map(([at, ...rest]) => [at + this.offset, ...rest] as const));
    this.recorded.events.push(...taken.events.map(([at, name]) => [at + this.offset, name] as const));
    this.recorded.entries.push(...taken.entries.map(([at, text]) => [at + this.offset, text] as const));
  }

  /** Presses a key of the player. */
  async press(key: string): Promise<void> {
    await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await this.page.keyboard.press(key);
  }

  async closePage(): Promise<void> {
    await this.take();
    await this.opened?.close();
    this.opened = undefined;
  }

  /** Kills the browser, as a crash or an empty battery would; its profile stays. */
  async kill(): Promise<void> {
    await this.take();
    const gone = new Promise((resolve) => this.context?.once('close', resolve));
    for (const pid of family(process.pid)) if (this.isBrowser(pid)) process.kill(pid, 'SIGKILL');
    await gone;
    this.context = this.opened = undefined;
  }

  /** Whether a process is the main one of this member's browser. */
  private isBrowser(pid: number): boolean {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      return (
        words.includes(`--user-data-dir=${this.profile}`) && !words.some((one) => one.startsWith('--type='))
      );
    } catch {
      return false;
    }
  }

  async close(): Promise<void> {
    await this.context?.close();
    await this.line.close();
    rmSync(this.profile, { recursive: true, force: true });
  }
}
