import { TestEnvironment } from 'jest-environment-jsdom';

const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'Request',
  'Response',
  'Headers',
  'fetch',
  'structuredClone',
];

/** jsdom with what every browser has and jsdom leaves out. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    // Requests are Node's, and take no signal but Node's.
    for (const name of ['AbortController', 'AbortSignal']) this.global[name] = globalThis[name];
  }
}
