import type { ProofKeyAttributes } from './proof.ts';

/** Discovery (docs/editor-protocol.md#discovery): which editor page opens which kind of file. */
export interface DiscoveryAction {
  app: string;
  name: string;
  ext: string;
  urlsrc: string;
  isDefault: boolean;
}
export interface Discovery {
  actions: DiscoveryAction[];
  proofKey: ProofKeyAttributes | null;
}

/** One kind of file an editor opens. Published twice: by extension under its module, and by MIME type, because hosts use both. */
export interface PublishedType {
  module: 'writer' | 'calc' | 'impress' | 'draw';
  ext: string;
  mimeType: string;
  actions: readonly ('edit' | 'view' | 'view_comment')[];
  urlsrc: string;
  favIconUrl?: string;
}

/** The discovery document of an editor. */
export function buildDiscovery(input: {
  types: readonly PublishedType[];
  capabilitiesUrl: string;
  proofKey?: ProofKeyAttributes | null;
}): string {
  const byExtension = input.types.map((type) => appElement(type.module, type, type.ext));
  const byMimeType = input.types.map((type) => appElement(type.mimeType, type, ''));
  const capabilities = `    <app name="Capabilities"><action${attributes({ name: 'getinfo', ext: '', urlsrc: input.capabilitiesUrl })}/></app>`;
  const proof = input.proofKey ? [`  <proof-key${attributes({ ...input.proofKey })}/>`] : [];
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<wopi-discovery>',
    '  <net-zone name="external-http">',
    ...byExtension,
    ...byMimeType,
    capabilities,
    '  </net-zone>',
    ...proof,
    '</wopi-discovery>',
    '',
  ].join('\n');
}

function appElement(name: string, type: PublishedType, ext: string): string {
  const favIcon = type.favIconUrl === undefined ? {} : { favIconUrl: type.favIconUrl };
  const actions = type.actions.map((action, index) => {
    const isDefault: Record<string, string> = index === 0 ? { default: 'true' } : {};
    return `<action${attributes({ name: action, ...isDefault, ext, urlsrc: type.urlsrc })}/>`;
  });
  return `    <app${attributes({ name, ...favIcon })}>${actions.join('')}</app>`;
}

function attributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes a text for XML and HTML, in content and in attributes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => escapes[char] ?? char);
}

function unescapeXml(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/g,
    (entity, hex, decimal, name) => {
      if (name !== undefined)
        return { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }[String(name)] ?? entity;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    },
  );
}

/** Parses a discovery document; null if it is not one. Unknown elements and attributes are ignored. */
export function parseDiscovery(xml: string): Discovery | null {
  const text = xml.replace(/<!--[\s\S]*?-->/g, '');
  if (!/<wopi-discovery[\s>]/.test(text)) return null;
  const actions: DiscoveryAction[] = [];
  let proofKey: ProofKeyAttributes | null = null;
  let app = '';
  // An attribute value may contain an unescaped `>`: Microsoft's urlsrc placeholders are often written that way.
  for (const [, name = '', body = ''] of text.matchAll(
    /<([A-Za-z-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/g,
  )) {
    const values = readAttributes(body);
    const get = (key: string): string => values.get(key) ?? '';
    if (name === 'app') app = get('name');
    if (name === 'action') {
      const isDefault = get('default') === 'true';
      actions.push({ app, name: get('name'), ext: get('ext'), urlsrc: get('urlsrc'), isDefault });
    }
    if (name === 'proof-key') proofKey = readProofKey(get);
  }
  return { actions, proofKey };
}

function readAttributes(body: string): Map<string, string> {
  const matches = body.matchAll(/(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map(
    [...matches].map(([, name = '', double, single]) => [name, unescapeXml(double ?? single ?? '')]),
  );
}

function readProofKey(get: (name: string) => string): ProofKeyAttributes | null {
  const [modulus, exponent] = [get('modulus'), get('exponent')];
  if (modulus === '' || exponent === '') return null;
  return {
    value: get('value'),
    modulus,
    exponent,
    oldvalue: get('oldvalue'),
    oldmodulus: get('oldmodulus'),
    oldexponent: get('oldexponent'),
  };
}

/**
 * The action for a file: by extension first, by MIME type if the extension is not listed. `edit` falls back to `view`, because
 * an extension that is listed only as `view` opens read-only whatever the host allows.
 */
export function findAction(
  discovery: Discovery,
  file: { ext: string; mimeType?: string },
  requestedMode: 'edit' | 'view',
): DiscoveryAction | null {
  const ext = file.ext.toLowerCase().replace(/^\./, '');
  const byExt = discovery.actions.filter((action) => action.ext.toLowerCase() === ext && ext !== '');
  const candidates =
    byExt.length > 0
      ? byExt
      : discovery.actions.filter((action) => action.app === file.mimeType && action.ext === '');
  const findByName = (name: string): DiscoveryAction | undefined =>
    candidates.find((action) => action.name === name);
  return (
    (requestedMode === 'view'
      ? (findByName('view') ?? findByName('edit'))
      : (findByName('edit') ?? findByName('view'))) ?? null
  );
}
