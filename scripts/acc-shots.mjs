import { chromium } from 'playwright-core';
import { AxeBuilder } from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
const site = readFileSync('/tmp/acc-site.log','utf8').match(/open at (http\S+)/)[1];
const logins = JSON.parse(readFileSync('/tmp/acc-data/demo-logins.json'));
const pages = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [size, viewport] of Object.entries({ wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } })) {
  const context = await browser.newContext({ baseURL: site, viewport, locale: 'tr-TR', colorScheme: 'dark', reducedMotion: 'reduce', ...(size==='phone' && {isMobile:true, hasTouch:true}) });
  const r = await context.request.post('/auth/login', { headers: { origin: site }, form: logins[0] });
  const page = await context.newPage();
  page.on('console', (m) => m.type()==='error' && console.log(size, 'console', m.text()));
  page.on('pageerror', (e) => console.log(size, 'pageerror', e.message));
  for (const path of pages) {
    const visitor = path.startsWith('v:');
    const p = visitor ? path.slice(2) : path;
    if (visitor) await context.clearCookies();
    await page.goto('about:blank');
    await page.goto(p, { waitUntil: 'networkidle' });
    await page.waitForTimeout(300);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    console.log(size, p, page.url().replace(site,''), 'axe', violations.map((v) => v.id + ':' + v.nodes.map((n)=>n.target.join(' ')).join('|')).join('; ') || 'ok', 'over', over);
    await page.screenshot({ path: `/tmp/acc-shots/${size}${p.replace(/\W+/g,'_')}.png`, fullPage: true });
  }
  await context.close();
}
await browser.close();
