// Loaded into the site before all other modules: shifts its clock by the milliseconds in the file SEYIR_CLOCK.
import { readFileSync } from 'node:fs';

const LOOK_MS = 50;
const RealDate = Date;
const file = process.env.SEYIR_CLOCK ?? '';
let offset = 0;

const now = () => RealDate.now() + offset;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});

setInterval(() => {
  try {
    offset = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    offset = 0;
  }
}, LOOK_MS).unref();
