/** The output for progress: a terminal or a log. */
export interface Output {
  /** True for a terminal, whose last line can be rewritten. */
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

export interface Step {
  add(count: number): void;
  end(): void;
}

export interface Progress {
  begin(name: string, total: number): Step;
}

const TERMINAL_MS = 100;
const LOG_MS = 5_000;

/** On a terminal one line counts up; elsewhere a line is printed now and then, and one at the end of each step. */
export const createProgress = (out: Output): Progress => ({
  begin(name, total) {
    const everyMs = out.isTTY ? TERMINAL_MS : LOG_MS;
    let done = 0;
    let shown = performance.now();
    const show = (isLast: boolean) => {
      const text = `› ${name}: ${done} of ${total}`;
      out.write(out.isTTY ? `\r${text}\u001B[K${isLast ? '\n' : ''}` : `${text}\n`);
      shown = performance.now();
    };
    return {
      add(count) {
        done += count;
        if (performance.now() - shown >= everyMs) show(false);
      },
      end() {
        if (total > 0) show(true);
      },
    };
  },
});
