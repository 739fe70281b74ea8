import sharp from 'sharp';
const [out, h, ...files] = process.argv.slice(2);
const imgs = await Promise.all(files.map(async (f) => { const b = await sharp(f).resize({ height: +h, fit: 'inside' }).toBuffer(); const m = await sharp(b).metadata(); return { b, w: m.width, h: m.height }; }));
let x = 0; const comp = []; for (const i of imgs) { comp.push({ input: i.b, left: x, top: 0 }); x += i.w + 8; }
await sharp({ create: { width: x, height: +h, channels: 3, background: '#888' } }).composite(comp).png().toFile(out);
