import { readEnv, runUntilSignal, trustAuthorities, type ProcessLike } from '@seyir/kit';
import { embeddedEnv, embeddedRules, mayShowSecrets } from './config.js';
import { greeting } from './greeting.js';
import { mailLine } from './mail-line.js';

/** The part of `process` that the site uses. */
export interface SiteHost extends ProcessLike {
  readonly stdout: { readonly isTTY?: boolean; write(text: string): unknown };
}

/** Runs the site until a signal, and prints the greeting on `stdout`. */
export const runSite = (host: SiteHost): Promise<void> =>
  runUntilSignal(host, 'seyir', async (onClose, stopping) => {
    const say = (text: string) => host.stdout.write(`› ${text}\n`);
    const config = readEnv(embeddedEnv, host.env, embeddedRules);
    trustAuthorities(config);
    const showsSecrets = mayShowSecrets(config, host.stdout);
    const { startSite } = await import('./site.js');
    const { releaseAtRest } = await import('./release-memory.js');
    stopping.throwIfAborted();
    const site = await startSite(config, {
      progress: say,
      stopping,
      ...(showsSecrets && { onMail: (mail) => say(mailLine(mail)) }),
    });
    // Closers run in reverse order.
    onClose(() => say('Stopped'));
    onClose(() => site.close());
    onClose(() => say('Stopping'));
    const resting = new AbortController();
    onClose(() => resting.abort());
    void releaseAtRest(resting.signal);
    host.stdout.write(`${greeting(site, showsSecrets)}\n`);
  });
