import 'reflect-metadata';
import { readEnv, runUntilSignal, trustAuthorities } from '@seyir/kit';

const [command, ...args] = process.argv.slice(2);
// Commands and the site load only what they need: a command shall answer at once.
const { isCommand, runCommand, unknownCommand } = await import('./run-command.js');
if (isCommand(command)) await runCommand(process, command, args);
else if (command !== undefined) {
  process.stderr.write(`${unknownCommand(command)}\n`);
  process.exitCode = 2;
} else
  await runUntilSignal(process, 'seyir', async (onClose, stopping) => {
    const { embeddedEnv, embeddedRules, mayShowSecrets } = await import('./config.js');
    const { greeting } = await import('./greeting.js');
    const { mailLine } = await import('./mail-line.js');
    const { startSite } = await import('./site.js');
    const say = (text: string) => process.stdout.write(`› ${text}\n`);
    const config = readEnv(embeddedEnv, process.env, embeddedRules);
    trustAuthorities(config);
    const showsSecrets = mayShowSecrets(config, process.stdout);
    const site = await startSite(config, {
      progress: say,
      stopping,
      ...(showsSecrets && { onMail: (mail) => say(mailLine(mail)) }),
    });
    // In reverse order, as everything that is taken back.
    onClose(() => say('Stopped'));
    onClose(() => site.close());
    onClose(() => say('Stopping'));
    process.stdout.write(`${greeting(site, showsSecrets)}\n`);
  });
