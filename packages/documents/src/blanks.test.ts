import { expect, it } from 'vitest';
import { blankOdg } from './blank-odg.ts';
import { blankPptx } from './blank-pptx.ts';
import { blankXlsx } from './blank-xlsx.ts';
import { blankDocx } from './docx-writer.ts';
import { fflateCodec } from './fflate-codec.ts';
import { hasMacros } from './macros.ts';
import { detectOfficeKind } from './office-kind.ts';
import { inflateEntry, readZip } from './zip-read.ts';

const decoder = new TextDecoder();
const partsOf = (bytes: Uint8Array) =>
  new Map(readZip(bytes).map((entry) => [entry.name, decoder.decode(inflateEntry(entry, fflateCodec))]));

const openXml = [
  ['docx', blankDocx],
  ['xlsx', () => blankXlsx()],
  ['pptx', () => blankPptx()],
] as const;
const all = [...openXml, ['odg', () => blankOdg()]] as const;

it.each(all)(
  'a blank file is a %s of a few kilobytes, the same each time, with nothing that runs',
  (kind, make) => {
    expect(detectOfficeKind(make(), fflateCodec)).toBe(kind);
    expect(make().length).toBeLessThan(16 * 1024);
    expect(make()).toEqual(make());
    expect(hasMacros(make(), fflateCodec)).toBe(false);
  },
);

it.each(openXml)(
  'a blank file of kind %s has every part that its parts refer to, and says what each is',
  (_kind, make) => {
    const parts = partsOf(make());
    const types = parts.get('[Content_Types].xml') ?? '';
    const declared = [...types.matchAll(/PartName="\/([^"]+)"/g)].map(([, name]) => name);
    const targets = [...parts].flatMap(([name, xml]) =>
      name.endsWith('.rels')
        ? [...xml.matchAll(/Target="([^"]+)"/g)].map(([, target]) => resolve(name, target ?? ''))
        : [],
    );
    for (const name of [...declared, ...targets]) expect(parts.has(name ?? '')).toBe(true);
    const contents = [...parts.keys()].filter((name) => !name.endsWith('.rels') && !name.startsWith('['));
    expect(declared.toSorted()).toEqual(contents.toSorted());
    expect(contents.filter((name) => !targets.includes(name))).toEqual([]);
  },
);

it.each(all)('a blank file of kind %s is made of well-formed XML', (_kind, make) => {
  for (const [name, xml] of partsOf(make())) if (name !== 'mimetype') expect(unclosedIn(xml)).toEqual([]);
});

it('a blank file names its elements as in the standard: other programs show a page of another name as empty', () => {
  const content = partsOf(blankOdg()).get('content.xml') ?? '';
  expect(content).toContain('xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"');
});

it('a blank file of kind odg begins with its uncompressed mimetype, and lists its parts', () => {
  const bytes = blankOdg();
  const [first] = readZip(bytes);
  expect(first).toMatchObject({ name: 'mimetype', method: 'stored' });
  const start = 'mimetypeapplication/vnd.oasis.opendocument.graphics';
  expect(decoder.decode(bytes.subarray(30, 30 + start.length))).toBe(start);
  const manifest = partsOf(bytes).get('META-INF/manifest.xml') ?? '';
  for (const name of ['content.xml', 'styles.xml']) expect(manifest).toContain(`full-path="${name}"`);
});

/** The target part of a relationship, relative to the folder of its source part. */
function resolve(rels: string, target: string): string {
  const folder = rels.replace(/_rels\/[^/]+$/, '');
  return new URL(target, `https://part/${folder}`).pathname.slice(1);
}

/** Elements that are unclosed or wrongly nested, and stray angle brackets. */
function unclosedIn(xml: string): string[] {
  const open: string[] = [];
  const tag = /<(\/?)([\w:-]+)(?:\s[\w:.-]+="[^"<>&]*")*\s?(\/?)>/g;
  for (const [whole, close, name = '', empty] of xml.matchAll(tag)) {
    if (close === '/' && open.pop() !== name) return [whole];
    if (close === '' && empty === '') open.push(name);
  }
  const rest = xml.replace(/^<\?xml[^<>]*\?>/, '').replace(tag, '');
  return /[<>]/.test(rest) ? [rest] : open;
}
