import { createHash } from 'node:crypto';
import { afterEach, expect, it } from '@jest/globals';
import { configFromEnv, gatewayEnv } from '../src/index.js';
import { startSite, type Site } from './support/site.js';

const secret = 'e'.repeat(32);
let site: Site | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

const dashOf = async (url: string): Promise<string> => {
  site = await startSite({ config: { mediaEdge: { url, secret } } });
  const { data } = await site.graphql(
    '{ stream(sourceHash: "source-1", episodeId: "episode-1") { dash hls } }',
  );
  return (data?.['stream'] as unknown as { dash: string }).dash;
};

it('players get addresses at the edge, signed for the whole asset as nginx computes it', async () => {
  const dash = await dashOf('https://media.example/v');
  const [, md5, end, asset, file] =
    /^https:\/\/media\.example\/v\/([\w-]{22})\/(\d+)\/([^/]+)\/(.+)$/.exec(dash) ?? [];
  expect([asset, file]).toEqual(['deniz-01', 'manifest.mpd']);
  // The formula of the documentation: md5 of the expression, as base64 with - and _ and without =.
  const digest = createHash('md5').update(`${end}/${asset}/ ${secret}`).digest('base64');
  expect(md5).toBe(digest.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''));
});

it('pages may load from the edge, and an edge without a secret is refused', () => {
  const env = gatewayEnv.parse({
    MEDIA_SECRET: 'm'.repeat(32),
    WEB_URL: 'http://web.example',
    MEDIA_EDGE_URL: 'https://media.example/v/',
    MEDIA_EDGE_SECRET: secret,
  });
  const config = configFromEnv(env);
  expect(config.mediaEdge).toEqual({ url: 'https://media.example/v', secret });
  expect(config.hosts.media).toContain('https://media.example');
  expect(config.hosts.image).toContain('https://media.example');
  for (const url of ['media.example', 'https://media.example/v?x', 'ftp://media.example'])
    expect(gatewayEnv.shape.MEDIA_EDGE_URL.safeParse(url).success).toBe(false);
});
