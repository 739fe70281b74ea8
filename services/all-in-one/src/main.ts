const [command, ...args] = process.argv.slice(2);

// The site's modules are imported below. Loading them takes seconds on a busy machine; until then this handler ends the process.
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const leave = () => process.exit(0);
if (command === undefined) for (const signal of SIGNALS) process.on(signal, leave);

await import('reflect-metadata');
// Commands and the site load only the modules that they need, so that a command starts quickly.
const { isCommand, runCommand, unknownCommand } = await import('./run-command.js');
if (isCommand(command)) await runCommand(process, command, args);
else if (command !== undefined) {
  process.stderr.write(`${unknownCommand(command)}\n`);
  process.exitCode = 2;
} else {
  const { runSite } = await import('./run-site.js');
  const running = runSite(process);
  for (const signal of SIGNALS) process.off(signal, leave);
  await running;
}
