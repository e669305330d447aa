import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
const scriptTag = /(<script) src="\/color-scheme\.js"([^<>]*>)(<\/script>)/;
const stylesheets = /\s*<link rel="stylesheet"[^<>]*>/g;

/**
 * Nothing in the head of a page waits for the network before the page is painted: on one that hangs it would stay blank, without what the server says
 * of it (apps/server, `slow-start.ts`).
 */
export function earlyPaint(): Plugin {
  return {
    name: 'early-paint',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        const script = await readFile(path.join(root, 'build/color-scheme.js'), 'utf8');
        const links = html.match(stylesheets) ?? [];
        return html
          .replace(scriptTag, (_tag, start: string, rest: string, end: string) => start + rest + script + end)
          .replace(stylesheets, '')
          .replace('</body>', () => `${links.join('')}</body>`);
      },
    },
  };
}
