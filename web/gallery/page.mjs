/* The gallery as a page: a row a screen, small pictures that open whole, filters by theme, size and name; and the same rows as contact sheets. */
import { basename, join, relative } from 'node:path';
import { existsSync } from 'node:fs';

const plain = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const STYLE = `
body { font: 15px system-ui; margin: 0; background: #222; color: #eee }
form { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 1.2rem; padding: .7rem 1.5rem; background: #111 }
section { padding: 0 1.5rem 1rem } h2 { font-size: 1.05rem; margin: 1rem 0 .4rem }
.row { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start } figure { margin: 0 } figcaption { font-size: 12px; color: #bbb }
img { display: block; height: 330px; max-width: 100%; object-fit: cover; object-position: top; border: 1px solid #444 } .pair { display: flex; gap: 12px; flex-wrap: wrap }
.pair img { height: auto; width: min(900px, 46vw) } .trouble { color: #ff8a80; max-width: 40em }
body[data-theme=dark] [data-theme=light], body[data-theme=light] [data-theme=dark], [hidden] { display: none }
body[data-size=desktop] [data-size]:not([data-size=desktop], body), body[data-size=tablet] [data-size]:not([data-size=tablet], body), body[data-size=phone] [data-size]:not([data-size=phone], body) { display: none }
.sheet form { display: none }`;

const SCRIPT = `
const form = document.querySelector('form');
form.addEventListener('input', () => {
  const { theme, size, name, trouble } = form.elements;
  Object.assign(document.body.dataset, { theme: theme.value, size: size.value });
  for (const one of document.querySelectorAll('section')) one.hidden = !one.dataset.name.includes(name.value.trim()) || (trouble.checked && !one.querySelector('.trouble'));
});
form.addEventListener('submit', (event) => event.preventDefault());`;

const choice = (name, all) => `<label>${name} <select name="${name}"><option value="">all</option>${all.map((one) => `<option>${one}</option>`).join('')}</select></label>`;

function figure({ file, label, theme, size, beside, complaints }, out) {
  const image = (path, alt) => `<a href="${plain(relative(out, path))}"><img src="${plain(relative(out, path))}" alt="${plain(alt)}" loading="lazy"></a>`;
  const theirs = beside && existsSync(beside) ? image(beside, 'the picture to be measured by') : '';
  const trouble = complaints.length ? `<p class="trouble">${complaints.map(plain).join('<br>')}</p>` : '';
  return `<figure data-theme="${theme ?? ''}" data-size="${size ?? ''}"><figcaption>${plain(label)}</figcaption><div${theirs ? ' class="pair"' : ''}>${theirs}${image(file, label)}</div>${trouble}</figure>`;
}

/** Returns the page of all pictures; pictures of one `group` are a row. */
export function pageOf(pictures, out) {
  const rows = new Map();
  for (const one of pictures) rows.set(one.group, [...(rows.get(one.group) ?? []), one]);
  const sections = [...rows].map(([name, row]) => `<section data-name="${plain(name)}"><h2>${plain(name)}</h2><div class="row">${row.map((one) => figure(one, out)).join('')}</div></section>`);
  const form = `<form>${choice('theme', ['dark', 'light'])}${choice('size', ['desktop', 'tablet', 'phone'])}<label>name <input name="name" type="search"></label><label><input name="trouble" type="checkbox"> with complaints alone</label></form>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>${STYLE}</style><body>${form}${sections.join('\n')}<script>${SCRIPT}</script>\n`;
}

/** Rows on one contact sheet. */
const ROWS = 4;
/** Prints the page as contact sheets of a few rows each; returns their files. */
export async function sheetsOf(browser, out) {
  const page = await browser.newPage({ viewport: { width: 2000, height: 1000 } });
  await page.goto(`file://${join(out, 'index.html')}`);
  await page.evaluate(() => document.body.classList.add('sheet'));
  const many = await page.locator('section').count();
  const files = [];
  for (let from = 0; from < many; from += ROWS) {
    await page.evaluate(async ([first, past]) => {
      const sections = [...document.querySelectorAll('section')];
      sections.forEach((one, at) => (one.hidden = at < first || at >= past));
      const images = sections.slice(first, past).flatMap((one) => [...one.querySelectorAll('img')]);
      for (const image of images) image.loading = 'eager';
      await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    }, [from, from + ROWS]);
    const file = join(out, `sheet-${String(from / ROWS + 1).padStart(2, '0')}.png`);
    await page.screenshot({ path: file, fullPage: true });
    files.push(basename(file));
  }
  await page.close();
  return files;
}
