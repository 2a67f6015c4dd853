/** A Vite plugin: lays a Brotli twin (`name.br`) beside every built file that gains by it, and serves the twins in the preview. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Files that are text or wasm; fonts and pictures are compressed already. */
const GAINS = /\.(?:html|css|js|wasm|svg|json|webmanifest|txt)$/;
const QUALITY = 11;
/** Further parameters for wasm: of those tried, they make the engines of all games together smallest. */
const WASM = { [constants.BROTLI_PARAM_LGBLOCK]: 17, [constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_NDIRECT]: 8 };
const squeeze = promisify(brotliCompress);

/** Compresses every file below a folder. What was compressed before is taken from the `kept` folder, by its contents. */
async function twins(folder: string, kept: string): Promise<void> {
  mkdirSync(kept, { recursive: true });
  const names = readdirSync(folder, { recursive: true }).map(String).filter((name) => GAINS.test(name));
  const squeezed = async (name: string): Promise<void> => {
    const file = join(folder, name);
    const body = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length, ...(name.endsWith('.wasm') && WASM) };
    const known = join(kept, createHash('sha256').update(`${JSON.stringify(params)} `).update(body).digest('hex'));
    if (!existsSync(known)) {
      writeFileSync(known, await squeeze(body, { params }));
    }
    writeFileSync(`${file}.br`, readFileSync(known));
  };
  await Promise.all(names.map(squeezed));
}

/** Returns `true` if a browser that sends `accepted` takes Brotli. */
function takesBrotli(accepted: string): boolean {
  return accepted.split(',').some((one) => {
    const [name, ...rest] = one.trim().split(/\s*;\s*/);
    return name === 'br' && !rest.some((part) => /^q=0(?:\.0*)?$/.test(part));
  });
}

const KINDS: [RegExp, string][] = [
  [/\.html$/, 'text/html; charset=utf-8'],
  [/\.js$/, 'text/javascript; charset=utf-8'],
  [/\.css$/, 'text/css; charset=utf-8'],
  [/\.wasm$/, 'application/wasm'],
  [/\.svg$/, 'image/svg+xml'],
  [/\.webmanifest$/, 'application/manifest+json'],
  [/\.json$/, 'application/json'],
];

/** Compresses what a build has written, and lets `vite preview` answer with the twins. */
export function compressed(): Plugin {
  let folder = 'dist';
  let kept = 'node_modules/.cache/brotli';
  return {
    name: 'compressed',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
      kept = resolve(config.root, kept);
    },
    writeBundle: { sequential: true, order: 'post', handler: () => twins(folder, kept) },
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname);
        const name = path.endsWith('/') ? `${path}index.html` : path;
        const file = resolve(folder, `.${name}`);
        const twin = `${file}.br`;
        const kind = KINDS.find(([ending]) => ending.test(name))?.[1];
        const fresh = file.startsWith(folder) && existsSync(file) && existsSync(twin) && statSync(twin).mtimeMs >= statSync(file).mtimeMs;
        if (!fresh || !kind || !takesBrotli(String(request.headers['accept-encoding'] ?? ''))) return next();
        const body = readFileSync(twin);
        response.setHeader('Content-Type', kind);
        response.setHeader('Content-Encoding', 'br');
        response.setHeader('Content-Length', body.length);
        response.setHeader('Vary', 'Accept-Encoding');
        response.setHeader('Cache-Control', name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
        response.end(request.method === 'HEAD' ? undefined : body);
      });
    },
  };
}
