import { expect } from '@playwright/test';
import { moves, onStream, plain, play, positionOf, seek, test, wake } from './player.ts';

test('V-05 offers the file of a downloadable source, and of no other', async ({ visit }) => {
  const page = await visit();
  await page.goto(plain);
  const link = page.getByRole('link', { name: 'Kaynak 1 kaynağını indir' }).first();
  const file = await page.request.get((await link.getAttribute('href'))!);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'video/mp4']);
  expect(await page.getByRole('link', { name: 'Kaynak 2 kaynağını indir' }).count()).toBe(0);
});

test('requests a new address whenever one has expired, and continues the same source at the same position', async ({
  visit,
}) => {
  const page = await visit();
  const asked: string[] = [];
  let expired = false;
  await onStream(page, (stream, hash) => {
    asked.push(hash);
    expired = false;
    return stream;
  });
  await page.route('**/m/**', (route) => (expired ? route.fulfill({ status: 403 }) : route.fallback()));
  await page.goto(plain);
  await play(page);
  for (const at of [150, 220]) {
    expired = true;
    await seek(page, at);
    await page.waitForFunction((from) => {
      const video = document.querySelector('video')!;
      return !video.paused && video.readyState > 2 && video.currentTime > from + 2;
    }, at);
    expect(await positionOf(page)).toBeLessThan(at + 20);
  }
  expect(asked).toHaveLength(3);
  expect(new Set(asked).size).toBe(1);
  expect(await page.getByText(/yanıt vermedi/).count()).toBe(0);
});

test('V-08 plays the address of an answer, or shows the frame of another site that it names instead', async ({
  person,
}) => {
  const page = await (await person('wide', { bypassCSP: true })).newPage();
  const framed = 'https://oynatici.example/v/7';
  await page.route(framed, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>Başka bir oynatıcı</p>' }),
  );
  let first: string | undefined;
  await onStream(page, (stream, hash) => {
    first ??= hash;
    return hash === first ? stream : { ...stream, kind: 'EMBED', dash: null, hls: null, embed: framed };
  });
  await page.goto(plain);
  await play(page);
  const sources = page.getByRole('region', { name: 'Kaynaklar' }).getByRole('button');
  await sources.nth(1).click();
  const frame = page.locator('iframe');
  await page.frameLocator('iframe').getByText('Başka bir oynatıcı').waitFor();
  expect(await frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.src)).toBe('');
  await sources.nth(0).click();
  await frame.waitFor({ state: 'detached' });
  await moves(page);
});

test('V-02 a source with a lead keeps the place in the episode, and its segments are moved; a poor one comes last', async ({
  visit,
}) => {
  const page = await visit();
  const LEAD = 10;
  // The first source has a low quality and starts with the episode; all others have a good one and a lead.
  await page.route(`**${plain}`, async (route) => {
    const response = await route.fetch();
    let sources = 0;
    const body = (await response.text()).replaceAll('"offset":0,"health":"GOOD"', () =>
      sources++ === 0 ? '"offset":0,"health":"POOR"' : `"offset":${LEAD},"health":"GOOD"`,
    );
    expect(sources).toBeGreaterThan(1);
    await route.fulfill({ response, body });
  });
  await page.goto(plain);
  await play(page);
  const sources = page.getByRole('region', { name: 'Kaynaklar' }).getByRole('button');
  expect(await sources.nth(0).innerText()).toContain('Sorunlu olabilir');
  expect(await sources.nth(1).getAttribute('aria-pressed')).toBe('true');
  const introFrom = async () => {
    const style = await page.locator('[data-segment=INTRO]').getAttribute('style');
    return (Number(/left: ([\d.]+)%/.exec(style ?? '')?.[1]) / 100) * 300;
  };
  expect(await introFrom()).toBeCloseTo(6 + LEAD, 0);
  await seek(page, 100 + LEAD);
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  await sources.nth(0).click();
  // The old source may play on until the new one is loaded.
  await expect.poll(async () => Math.abs((await positionOf(page)) - 100)).toBeLessThanOrEqual(4);
  await moves(page);
  expect(await introFrom()).toBeCloseTo(6, 0);
});

test('V-02 a source that does not play is counted for its health', async ({ visit }) => {
  const page = await visit();
  const counted: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql') || !request.postData()?.includes('CountFailedPlay')) return;
    const { variables } = request.postDataJSON() as { variables: { input: { sourceHash: string } } };
    counted.push(variables.input.sourceHash);
  });
  let first: string | undefined;
  await onStream(page, (stream, hash) => {
    first ??= hash;
    return hash === first ? { ...stream, dash: '/m/yok/manifest.mpd', hls: null } : stream;
  });
  await page.goto(plain);
  await play(page);
  expect(counted).toEqual([first]);
});

test('a browser with AirPlay plays the HLS address itself, and offers other screens for it alone', async ({
  visit,
}) => {
  const page = await visit();
  // What Safari adds to video elements.
  await page.addInitScript(() => {
    Object.assign(HTMLVideoElement.prototype, {
      webkitShowPlaybackTargetPicker(this: HTMLVideoElement) {
        document.body.dataset['sent'] = this.currentSrc;
      },
    });
  });
  const near = () =>
    page.locator('video').evaluate((video) => {
      const event = new Event('webkitplaybacktargetavailabilitychanged');
      video.dispatchEvent(Object.assign(event, { availability: 'available' }));
    });
  const sources = page.getByRole('region', { name: 'Kaynaklar' }).getByRole('button');
  const button = page.getByRole('button', { name: 'AirPlay ile başka ekranda izle' });
  let first: string | undefined;
  await onStream(page, (stream, hash) => {
    first ??= hash;
    return hash === first ? stream : { ...stream, hls: null };
  });
  await page.goto(plain);
  await play(page);
  await wake(page);
  expect(await button.count()).toBe(0);
  await near();
  await button.click();
  await page.locator('body[data-sent$="/master.m3u8"]').waitFor({ state: 'attached' });
  // The second source has no HLS address, so a script feeds its segments into the video.
  await sources.nth(1).click();
  await sources.nth(1).and(page.locator('[aria-pressed=true]')).waitFor();
  await moves(page);
  await button.waitFor({ state: 'detached' });
});
