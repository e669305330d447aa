import { encodeAttribute } from '@redraft/documents';
import type { Mark, Node, Slice } from 'prosemirror-model';

/** Copied content as plain HTML for Word, Google Docs and mail programs: semantic headings, lists and tables, and direct formatting only. */
export function copiedHtml(slice: Slice): string {
  const { content, openStart, openEnd } = slice;
  const [first] = content.content;
  const isLine = content.childCount === 1 && openStart > 0 && openEnd > 0 && first?.isTextblock === true;
  return `<meta charset="utf-8">${isLine ? `<span>${inlineHtml(first)}</span>` : blocksHtml(content.content)}`;
}

/** One line per paragraph, with tabs between cells. */
export function copiedText(slice: Slice): string {
  const lines: string[] = [];
  const add = (node: Node): void => {
    if (node.type.name === 'tableRow') {
      lines.push(node.children.map((cell) => textOf(cell).replace(/\n/g, ' ')).join('\t'));
    } else if (node.isTextblock) lines.push(textOf(node));
    else if (node.isInline) lines.push(`${lines.pop() ?? ''}${textOfLeaf(node)}`);
    else for (const child of node.children) add(child);
  };
  for (const node of slice.content.content) add(node);
  return lines.join('\n');
}

function textOf(node: Node): string {
  let text = '';
  node.descendants((child, _pos, parent) => {
    if (child.isTextblock && text !== '' && parent === node) text += '\n';
    text += textOfLeaf(child);
  });
  return text;
}

function textOfLeaf(node: Node): string {
  if (isDeleted(node)) return '';
  if (node.isText) return node.text ?? '';
  switch (node.type.name) {
    case 'hardBreak':
      return '\n';
    case 'tab':
      return '\t';
    case 'field':
      // Invisible on the page, so omitted.
      return String(node.attrs.displayText ?? '').replace(/\u2060/g, '');
    case 'math':
      return String(node.attrs.plainText ?? '');
    default:
      return '';
  }
}

function isDeleted({ marks }: Node): boolean {
  return marks.some(({ type }) => type.name === 'deletion');
}

/** The open lists, outermost first: each has one unclosed `<li>`. */
interface OpenList {
  level: number;
  tag: 'ol' | 'ul';
}

function blocksHtml(blocks: readonly Node[]): string {
  let html = '';
  const open: OpenList[] = [];
  const closeTo = (level: number): void => {
    for (let last = open.at(-1); last !== undefined && last.level > level; last = open.at(-1)) {
      html += `</li></${last.tag}>`;
      open.pop();
    }
  };
  for (const block of blocks) {
    const place = listPlace(block);
    if (place === null) {
      closeTo(-1);
      html += blockHtml(block);
      continue;
    }
    closeTo(place.level);
    const last = open.at(-1);
    if (last?.level === place.level && last.tag === place.tag) html += '</li><li>';
    else {
      closeTo(place.level - 1);
      open.push(place);
      html += `<${place.tag}><li>`;
    }
    html += `<p${styleAttribute(blockStyle(block))}>${inlineHtml(block)}</p>`;
  }
  closeTo(-1);
  return html;
}

function listPlace({ attrs }: Node): OpenList | null {
  const numId: unknown = attrs.numPr?.numId;
  if (typeof numId !== 'number' || numId === 0) return null;
  const level: unknown = attrs.numPr.ilvl;
  return { level: typeof level === 'number' ? level : 0, tag: attrs.listIsBullet === true ? 'ul' : 'ol' };
}

function blockHtml(node: Node): string {
  if (node.isTextblock) {
    const level: unknown = node.attrs.outlineLevel;
    const tag = typeof level === 'number' && level < 6 ? `h${level + 1}` : 'p';
    return `<${tag}${styleAttribute(blockStyle(node))}>${inlineHtml(node) || '<br>'}</${tag}>`;
  }
  switch (node.type.name) {
    case 'table':
      return `<table style="border-collapse:collapse">${node.children.map(rowHtml).join('')}</table>`;
    case 'tableRow':
      return `<table style="border-collapse:collapse">${rowHtml(node)}</table>`;
    default:
      return node.isInline ? leafHtml(node) : blocksHtml(node.children);
  }
}

function rowHtml(row: Node): string {
  const cells = row.children.map((cell) => {
    const { colspan = 1, rowspan = 1 } = cell.attrs;
    const spans = `${colspan > 1 ? ` colspan="${colspan}"` : ''}${rowspan > 1 ? ` rowspan="${rowspan}"` : ''}`;
    const tag = row.attrs.isHeader === true ? 'th' : 'td';
    return `<${tag}${spans} style="border:1px solid #000;padding:0 5pt;vertical-align:top">${blocksHtml(cell.children)}</${tag}>`;
  });
  return `<tr>${cells.join('')}</tr>`;
}

const alignments: Record<string, string> = { center: 'center', right: 'right', both: 'justify' };

function blockStyle({ attrs }: Node): string[] {
  const align = alignments[String(attrs.alignment)];
  return align === undefined ? [] : [`text-align:${align}`];
}

function styleAttribute(style: readonly string[]): string {
  return style.length === 0 ? '' : ` style="${escaped(style.join(';'))}"`;
}

function inlineHtml(block: Node): string {
  return block.children.map(leafHtml).join('');
}

function leafHtml(node: Node): string {
  if (isDeleted(node)) return '';
  if (node.isText) return marked(escaped(node.text ?? ''), node.marks);
  switch (node.type.name) {
    case 'hardBreak':
      return '<br>';
    case 'tab':
      return '<span style="mso-tab-count:1;white-space:pre">\t</span>';
    case 'image':
      return pictureHtml(node);
    case 'sdt':
      return inlineHtml(node);
    default:
      return marked(escaped(textOfLeaf(node)), node.marks);
  }
}

function pictureHtml({ attrs }: Node): string {
  const size = ['width', 'height']
    .map((name) => (typeof attrs[name] === 'number' ? ` ${name}="${Math.round(attrs[name])}"` : ''))
    .join('');
  return `<img src="${escaped(String(attrs.src))}" alt="${escaped(String(attrs.alt ?? ''))}"${size}>`;
}

const tags: Record<string, string> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  superscript: 'sup',
  subscript: 'sub',
};

function marked(html: string, marks: readonly Mark[]): string {
  if (html === '') return '';
  const link = marks.find(({ type }) => type.name === 'hyperlink');
  const style = marks.flatMap(textStyle);
  let wrapped = html;
  for (const { type } of marks) {
    const tag = tags[type.name];
    // Links are underlined by default.
    if (tag !== undefined && !(link !== undefined && tag === 'u')) wrapped = `<${tag}>${wrapped}</${tag}>`;
  }
  if (style.length > 0) wrapped = `<span${styleAttribute(style)}>${wrapped}</span>`;
  return link === undefined ? wrapped : `<a href="${escaped(String(link.attrs.href))}">${wrapped}</a>`;
}

function textStyle({ type, attrs }: Mark): string[] {
  switch (type.name) {
    case 'fontFamily':
      return typeof attrs.ascii === 'string' ? [`font-family:'${attrs.ascii.replace(/['";]/g, '')}'`] : [];
    case 'fontSize':
      return typeof attrs.size === 'number' ? [`font-size:${attrs.size / 2}pt`] : [];
    case 'textColor':
      return /^[0-9a-f]{6}$/i.test(String(attrs.rgb)) ? [`color:#${attrs.rgb}`] : [];
    case 'highlight':
      return /^[a-z]+$/i.test(String(attrs.color)) ? [`background-color:${attrs.color}`] : [];
    case 'allCaps':
      return ['text-transform:uppercase'];
    case 'smallCaps':
      return ['font-variant:small-caps'];
    default:
      return [];
  }
}

function escaped(text: string): string {
  return encodeAttribute(text).replace(/ {2,}/g, (spaces) =>
    ' '.padEnd(1 + (spaces.length - 1) * 6, '&nbsp;'),
  );
}
