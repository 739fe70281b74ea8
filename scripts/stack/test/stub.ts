// A stub process of a fleet: it answers /readyz on HEALTH_PORT and logs its events to a file in order.
import { appendFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { HEALTH_PORT = '', NAME = '', JOURNAL = '', FAULT, ENVIRONMENT } = process.env;
const tell = (what: string) => JOURNAL && appendFileSync(JOURNAL, `${what} ${NAME}\n`);

console.log(`${NAME} says hello`);
if (ENVIRONMENT) writeFileSync(`${ENVIRONMENT}.${process.pid}.json`, JSON.stringify(process.env));
if (FAULT === 'ends') {
  console.error('no such database');
  process.exit(3);
}
const server = createServer((request, response) => {
  response.statusCode = request.url === '/readyz' && FAULT !== 'unready' ? 200 : 503;
  response.end();
});
server.listen(Number(HEALTH_PORT), '127.0.0.1', () => tell('up'));
process.on('SIGTERM', () => {
  if (FAULT === 'stays') return;
  tell('down');
  process.exit(0);
});
