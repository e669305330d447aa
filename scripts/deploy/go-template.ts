import { createHash } from 'node:crypto';
import { parse, stringify } from 'yaml';

/**
 * Renders the templates of deploy/helm without Helm. It knows the part of the template language that the chart uses, and throws for anything else, so
 * that a template with more in it fails the test instead of being rendered wrongly.
 */
export interface Chart {
  /** Name of a file and its text. Files whose names begin with `_` only define. */
  templates: ReadonlyMap<string, string>;
  /** What `.` is at the top: Values, Release, Chart. */
  context: Readonly<Record<string, unknown>>;
}

type Node =
  | { kind: 'text'; text: string }
  | { kind: 'output'; pipeline: string }
  | { kind: 'if'; pipeline: string; body: Node[] }
  | { kind: 'range'; names: string[]; pipeline: string; body: Node[] };

type Definitions = Map<string, Node[]>;

interface Scope {
  dot: unknown;
  variables: ReadonlyMap<string, unknown>;
  definitions: Definitions;
}

export function renderChart({ templates, context }: Chart): { name: string; documents: unknown[] }[] {
  const definitions: Definitions = new Map();
  const parsed = [...templates].map(([name, text]) => ({ name, nodes: parseTemplate(text, definitions) }));
  const scope = { dot: context, variables: new Map([['$', context]]), definitions };
  return parsed
    .filter(({ name }) => !name.startsWith('_'))
    .map(({ name, nodes }) => ({ name, text: renderNodes(nodes, scope) }))
    .filter(({ text }) => text.trim() !== '')
    .map(({ name, text }) => ({ name, documents: [parse(text)] }));
}

function parseTemplate(text: string, definitions: Definitions): Node[] {
  const trimmed = text.replace(/\s*\{\{- /g, '{{ ').replace(/ -\}\}\s*/g, ' }}');
  const pieces = trimmed.split(/\{\{ (.*?) \}\}/s);
  const root: Node[] = [];
  const open: Node[][] = [root];
  const append = (node: Node) => open.at(-1)?.push(node);
  const begin = (body: Node[]) => void open.push(body);
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 0) append({ kind: 'text', text: piece });
    else parseAction(piece, { append, begin, end: () => void open.pop(), definitions });
  }
  if (open.length !== 1) throw new Error('A block of a template has no end.');
  return root;
}

interface Blocks {
  append: (node: Node) => void;
  begin: (body: Node[]) => void;
  end: () => void;
  definitions: Definitions;
}

function parseAction(action: string, { append, begin, end, definitions }: Blocks): void {
  const body: Node[] = [];
  const [, keyword = '', rest = ''] = /^(\w+)(?: (.*))?$/s.exec(action) ?? [];
  if (keyword === 'end') {
    end();
    return;
  }
  if (keyword === 'define') definitions.set(unquote(rest), body);
  else if (keyword === 'if') append({ kind: 'if', pipeline: rest, body });
  else if (keyword === 'range') {
    const [, names = '', pipeline = ''] = /^(\$\w+(?:, \$\w+)?) := (.*)$/.exec(rest) ?? [];
    if (names === '') throw new Error(`A range without variables is not supported: ${action}`);
    append({ kind: 'range', names: names.split(', '), pipeline, body });
  } else {
    append({ kind: 'output', pipeline: action });
    return;
  }
  begin(body);
}

function renderNodes(nodes: readonly Node[], scope: Scope): string {
  return nodes.map((node) => renderNode(node, scope)).join('');
}

function renderNode(node: Node, scope: Scope): string {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'output':
      return String(evaluate(node.pipeline, scope));
    case 'if':
      return isTruthy(evaluate(node.pipeline, scope)) ? renderNodes(node.body, scope) : '';
    case 'range':
      return entriesOf(evaluate(node.pipeline, scope))
        .map((entry) => {
          const [key, value] = node.names.length === 2 ? node.names : [undefined, node.names[0]];
          const variables = new Map(scope.variables).set(value ?? '', entry.value);
          if (key !== undefined) variables.set(key, entry.key);
          return renderNodes(node.body, { ...scope, variables });
        })
        .join('');
  }
}

/** Go goes through a map in the order of its keys. */
function entriesOf(value: unknown): { key: string | number; value: unknown }[] {
  if (Array.isArray(value)) return value.map((one: unknown, key) => ({ key, value: one }));
  if (typeof value !== 'object' || value === null) throw new Error('A range needs a list or a map.');
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, one]: [string, unknown]) => ({ key, value: one }));
}

function isTruthy(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

function evaluate(pipeline: string, scope: Scope): unknown {
  const [first = '', ...filters] = pipeline.split(' | ');
  return filters.reduce((value, filter) => applyFilter(filter, value), evaluateTerm(first, scope));
}

function evaluateTerm(term: string, scope: Scope): unknown {
  const [name = '', ...words] = term.split(' ');
  if (name === 'include') {
    const body = scope.definitions.get(unquote(words[0] ?? ''));
    if (!body) throw new Error(`No template is called ${words[0]}.`);
    return renderNodes(body, { ...scope, dot: lookUp(words[1] ?? '', scope) });
  }
  if (name === 'toYaml') return stringify(lookUp(words[0] ?? '', scope)).trimEnd();
  if (words.length > 0) throw new Error(`Not supported in a template: ${term}`);
  return lookUp(name, scope);
}

function lookUp(path: string, scope: Scope): unknown {
  const [, variable, keys = ''] = /^(\$\w*)?((?:\.\w+)*|\.)$/.exec(path) ?? [];
  if (variable === undefined && !path.startsWith('.'))
    throw new Error(`Not supported in a template: ${path}`);
  const start = variable === undefined ? scope.dot : scope.variables.get(variable);
  return keys
    .split('.')
    .filter((key) => key !== '')
    .reduce((value, key) => readKey(value, key, path), start);
}

/** Helm writes `<no value>` for a key that is not there: here it is a mistake. */
function readKey(value: unknown, key: string, path: string): unknown {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  if (found === undefined) throw new Error(`A template reads ${path}, which is not there.`);
  return found;
}

function applyFilter(filter: string, value: unknown): unknown {
  const [name, width] = filter.split(' ');
  switch (name) {
    case 'quote':
      return JSON.stringify(String(value));
    case 'nindent':
      return `\n${String(value).replace(/^/gm, ' '.repeat(Number(width)))}`;
    case 'toJson':
      return JSON.stringify(value);
    case 'sha256sum':
      return createHash('sha256').update(String(value)).digest('hex');
    default:
      throw new Error(`Not supported in a template: ${filter}`);
  }
}

function unquote(text: string): string {
  return text.replace(/^"|"$/g, '');
}
