import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * Every zod schema can describe itself as JSON Schema. The server uses this for openapi.json; the browser
 * does not, and the code for it, a quarter of zod, would delay each page.
 */
export function leanZod(): Plugin {
  return {
    name: 'lean-zod',
    apply: 'build',
    load: {
      filter: { id: /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ },
      handler: async (id) => {
        const code = await readFile(id, 'utf8');
        const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
        return names.map((name) => `export const ${name} = () => undefined;`).join('\n');
      },
    },
  };
}
