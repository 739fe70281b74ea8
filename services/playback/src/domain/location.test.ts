import { expect, it } from '@jest/globals';
import { readLocation, type AllowedHosts } from './location.js';

const hosts: AllowedHosts = { stream: ['video.example.org'], embed: ['embed.example.org:8443'] };

it.each([
  ['stream', 'clips/sea', 'asset'],
  ['stream', 'sea-01_b.v2', 'asset'],
  ['stream', 'https://video.example.org/a/manifest.mpd?x=1', 'uri'],
  ['stream', '', undefined],
  ['stream', '../secret', undefined],
  ['stream', 'clips/../secret', undefined],
  ['stream', '/etc/passwd', undefined],
  ['stream', 'clips//sea', undefined],
  ['stream', '.hidden', undefined],
  ['stream', 'https://evil.example.org/a.mpd', undefined],
  ['stream', 'http://video.example.org/a.mpd', undefined],
  ['stream', 'https://video.example.org:444/a.mpd', undefined],
  ['stream', 'https://user:word@video.example.org/a.mpd', undefined],
  ['stream', 'https://video.example.org.evil.org/a.mpd', undefined],
  ['stream', 'https://embed.example.org:8443/f', undefined],
  ['stream', 'javascript:alert(1)', undefined],
  ['stream', `https://video.example.org/${'a'.repeat(2_000)}`, undefined],
  ['embed', 'https://embed.example.org:8443/frame/1', 'embed'],
  ['embed', 'https://embed.example.org/frame/1', undefined],
  ['embed', 'https://video.example.org/frame/1', undefined],
  ['embed', 'clips/sea', undefined],
  ['embed', 'data:text/html,x', undefined],
] as const)('%s %s: %s', (kind, location, is) => {
  expect(readLocation(kind, location, hosts)?.is).toBe(is);
});
