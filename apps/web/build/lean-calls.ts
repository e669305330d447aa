import type { Plugin } from 'vite';

/** What a page needs of a call; the rest of its declaration is for the server and for openapi.json. */
const used = new Set(['method', 'path', 'answer', 'inText', 'creates']);

/** The part of a syntax tree that is inspected. */
interface Property {
  start: number;
  end: number;
  key?: { name?: string };
}

/**
 * Removes from the API calls of the contracts what the browser does not use: otherwise a page that only reads would include the schemas of
 * every request body.
 */
export function leanCalls(): Plugin {
  return {
    name: 'lean-calls',
    apply: 'build',
    transform: {
      order: 'pre',
      filter: { id: /packages\/contracts\/src\/calls\/[\w-]+\.ts$/ },
      handler(code) {
        let lean = code;
        for (const { start, end } of findUnused(this.parse(code, { lang: 'ts' })).reverse())
          lean = lean.slice(0, start) + lean.slice(end).replace(/^,/, '');
        return { code: lean, map: null };
      },
    },
  };
}

/** The removed properties of call declarations, in source order. */
function findUnused(node: unknown): Property[] {
  if (Array.isArray(node)) return node.flatMap(findUnused);
  if (typeof node !== 'object' || node === null) return [];
  if (isDeclaration(node))
    return node.arguments.flatMap(({ properties }) =>
      properties.filter(({ key }) => !used.has(key?.name ?? '')),
    );
  return Object.values(node).flatMap(findUnused);
}

function isDeclaration(node: object): node is { arguments: { properties: Property[] }[] } {
  return (
    'callee' in node &&
    typeof node.callee === 'object' &&
    node.callee !== null &&
    'name' in node.callee &&
    node.callee.name === 'defineCall'
  );
}
