/** A Vite plugin: writes `sw.js` beside the page, with the list of built files and a version drawn from their contents. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The files of `public/`, copied by Vite as they are. */
function publicFiles(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
}

/** The lab's bundles: half as heavy again as all else together, and only kept by those who go there. */
const LATER = /(?:^|\/)lab-[^/]*\.wasm$/;

/** Emits the service worker at `source` with its two blanks filled in. */
export function offline(source: string): Plugin {
  let root = '.';
  let shared = 'public';
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      shared = config.publicDir;
    },
    generateBundle(_options, bundle) {
      const stamp = createHash('sha256');
      const files: string[] = ['./'];
      for (const name of publicFiles(shared)) {
        files.push(`./${name}`);
        stamp.update(readFileSync(join(shared, name)));
      }
      for (const [name, piece] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
        if (name.endsWith('.map') || name === 'index.html') continue;
        if (!LATER.test(name)) files.push(`./${name}`);
        stamp.update(name).update(piece.type === 'chunk' ? piece.code : piece.source);
      }
      const text = readFileSync(join(root, source), 'utf8')
        .replace('__VERSION__', stamp.digest('hex').slice(0, 16))
        .replace('[/* FILES */]', JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: text });
    },
  };
}
