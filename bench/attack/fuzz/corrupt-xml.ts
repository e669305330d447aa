import type { Random } from '../../random.ts';

/** Damage as caused by programs, transfers and attackers; the result may or may not be well-formed. */
const pieces = [
  '<',
  '>',
  '&',
  '"',
  "'",
  '/',
  ']]>',
  '<!--',
  '-->',
  '--',
  '<![CDATA[',
  '<?',
  '?>',
  '<!',
  '<!>',
  '</',
  '/>',
  '< w:p>',
  '<w:p',
  '</w:p',
  '<w:p/ >',
  '<!DOCTYPE a [<!ENTITY x "y">]>',
  '&x;',
  '&#0;',
  '&#xD800;',
  '&#x110000;',
  '&#99999999999999;',
  '&#x;',
  '&amp',
  '&lt;w:p&gt;',
  '\0',
  '\uffff',
  '\ud800',
  '\udc00',
  '\ufeff',
  '\u2028',
  '\u0301',
  '\u1fef',
  '\r',
  '\r\n',
  '<w:p>',
  '</w:p>',
  '<w:t>',
  '</w:t>',
  '<w:r>',
  '</w:r>',
  '<w:del>',
  '</w:del>',
  '<w:ins>',
  '</w:ins>',
  '<w:tbl>',
  '</w:tbl>',
  '<w:tr>',
  '<w:tc>',
  '<w:pPr>',
  '</w:pPr>',
  '<w:p/>',
  '<w:del/>',
  '<w:trPr><w:del/></w:trPr>',
  '<w:tcPr><w:cellDel/></w:tcPr>',
  '<w:sectPr>',
  '<mc:Fallback>',
  '</mc:Fallback>',
  '<w:body>',
  '</w:document>',
  '<p>',
  '</p>',
];

/** Fragments that are expensive when repeated thousands of times. */
const repeated = [
  '<w:ins>',
  '<w:del>',
  '<w:p>',
  '<w:p/>',
  '<w:tbl>',
  '<w:r>',
  '<w:t>',
  '</w:p>',
  '<w:tbl><w:tr><w:tc>',
  '<w:pPr>',
  '<w:rPr>',
  '<!--',
  '<![CDATA[',
  '<?',
  '<',
  '&',
  '&#',
  ' a="',
  '\u0301\u0323',
  'a\u0301',
  '<w:txbxContent>',
  '<mc:Fallback>',
  '<w:commentReference ',
  '<w:r><w:rPr>',
  '<Override ',
  '<Relationship ',
  '/attachedTemplate"',
  '<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr></w:p>',
  '<w:footnoteReference w:id="2"/>',
  '<w:r><w:t>a</w:t></w:r>',
  '<w:tr><w:trPr><w:del/></w:trPr></w:tr>',
  '<w:bookmarkStart/>',
  '<w:ins><w:p/></w:ins>',
  '<w:trPr><w:del/></w:trPr>',
  'ab ',
  '\u{1f600}',
];

type Corruption = (xml: string, random: Random) => string;

function changeTag(xml: string, random: Random, change: (tag: string) => string): string {
  const tags = [...xml.matchAll(/<[^<>]*>/g)];
  if (tags.length === 0) return xml;
  const { index, 0: tag } = random.pick(tags);
  return xml.slice(0, index) + change(tag) + xml.slice(index + tag.length);
}

function insert(xml: string, at: number, piece: string): string {
  return xml.slice(0, at) + piece + xml.slice(at);
}

/** Mostly positions where tags start: damage elsewhere is detected at once. */
function pickOffset(xml: string, random: Random): number {
  const at = random.below(xml.length + 1);
  return random.chance(0.7) ? Math.max(0, xml.indexOf('<', at)) : at;
}

const corruptions: readonly Corruption[] = [
  (xml, random) => changeTag(xml, random, () => ''),
  (xml, random) => changeTag(xml, random, (tag) => tag + tag),
  (xml, random) => changeTag(xml, random, (tag) => `<!--${tag}`),
  (xml, random) => changeTag(xml, random, (tag) => `<!--${tag}-->`),
  (xml, random) => changeTag(xml, random, (tag) => `<![CDATA[${tag}]]>`),
  (xml, random) =>
    changeTag(xml, random, (tag) =>
      tag.replace(
        /\/?>$/,
        random.pick(['>', '/>', '', ' a=">"/>', ` a="${'x'.repeat(random.below(20_000))}">`]),
      ),
    ),
  (xml, random) =>
    changeTag(xml, random, (tag) =>
      tag.replace(
        /w:\w+/,
        random.pick(['w:p', 'w:del', 'w:ins', 'w:t', 'w:tc', 'w:sdt', 'w:txbxContent', 'x', '']),
      ),
    ),
  (xml, random) => insert(xml, pickOffset(xml, random), random.pick(pieces)),
  (xml, random) => insert(xml, pickOffset(xml, random), random.pick(pieces)),
  (xml, random) => {
    const from = pickOffset(xml, random);
    return xml.slice(0, from) + xml.slice(from + random.below(60));
  },
  (xml, random) => {
    const [from, to] = [pickOffset(xml, random), pickOffset(xml, random)];
    return insert(xml, to, xml.slice(from, from + random.below(200)));
  },
  (xml, random) => xml.slice(0, random.below(xml.length + 1)),
];

/** Rare, because it is the slowest mutation. */
function repeat(xml: string, random: Random): string {
  const piece = random.pick(repeated);
  const count = random.below(random.chance(0.1) ? 40_000 : 2000);
  const name = /^<([\w:]+)>$/.exec(piece)?.[1];
  const isClosed = name !== undefined && random.chance(0.7);
  return insert(
    xml,
    pickOffset(xml, random),
    piece.repeat(count) + (isClosed ? `</${name}>`.repeat(count) : ''),
  );
}

export function corruptXml(xml: string, random: Random): string {
  let corrupt = xml;
  for (let left = 1 + random.below(3); left > 0; left--) {
    corrupt = random.chance(0.03) ? repeat(corrupt, random) : random.pick(corruptions)(corrupt, random);
  }
  return corrupt;
}

/** Encodes as bytes, mostly UTF-8. */
export function encodeXml(xml: string, random: Random): Uint8Array {
  const kind = random.below(100);
  if (kind < 95) return Buffer.from(xml);
  if (kind === 95) return Buffer.from(`\ufeff${xml}`, 'utf16le');
  if (kind === 96) return Buffer.from(`\ufeff${xml}`, 'utf16le').swap16();
  if (kind === 97) return Buffer.from(xml, 'latin1');
  const bytes = Buffer.from(xml);
  // Truncated characters, and bytes that are never valid in UTF-8.
  for (let left = random.below(4); left >= 0 && bytes.length > 0; left--) {
    bytes[random.below(bytes.length)] = random.pick([0, 0xff, 0xed, 0xa0, 0xc0, 0x80, 0xf5]);
  }
  return bytes;
}
