import { encodeAttribute } from '@redraft/documents';
import type { Mark, Node, Slice } from 'prosemirror-model';

/** Copied content as plain HTML for Word, Google Docs and mail programs: semantic headings, lists and tables, and direct formatting only. */
export function toCopiedHtml(slice: Slice): string {
  const { content, openStart, openEnd } = slice;
  const [first] = content.content;
  const isLine = content.childCount === 1 && openStart > 0 && openEnd > 0 && first?.isTextblock === true;
  return `<meta charset="utf-8">${isLine ? `<span>${inlineToHtml(first)}</span>` : blocksToHtml(content.content)}`;
}

/** One line per paragraph, with tabs between cells. */
export function toCopiedText(slice: Slice): string {
  const lines: string[] = [];
  const add = (node: Node): void => {
    if (node.type.name === 'tableRow') {
      lines.push(node.children.map((cell) => getText(cell).replace(/\n/g, ' ')).join('\t'));
    } else if (node.isTextblock) lines.push(getText(node));
    else if (node.isInline) lines.push(`${lines.pop() ?? ''}${getLeafText(node)}`);
    else for (const child of node.children) add(child);
  };
  for (const node of slice.content.content) add(node);
  return lines.join('\n');
}

function getText(node: Node): string {
  let text = '';
  node.descendants((child, _pos, parent) => {
    if (child.isTextblock && text !== '' && parent === node) text += '\n';
    text += getLeafText(child);
  });
  return text;
}

function getLeafText(node: Node): string {
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

function blocksToHtml(blocks: readonly Node[]): string {
  let html = '';
  const openLists: OpenList[] = [];
  const closeListsAbove = (level: number): void => {
    for (let last = openLists.at(-1); last !== undefined && last.level > level; last = openLists.at(-1)) {
      html += `</li></${last.tag}>`;
      openLists.pop();
    }
  };
  for (const block of blocks) {
    const listLevel = getListLevel(block);
    if (listLevel === null) {
      closeListsAbove(-1);
      html += blockToHtml(block);
      continue;
    }
    closeListsAbove(listLevel.level);
    const last = openLists.at(-1);
    if (last?.level === listLevel.level && last.tag === listLevel.tag) html += '</li><li>';
    else {
      closeListsAbove(listLevel.level - 1);
      openLists.push(listLevel);
      html += `<${listLevel.tag}><li>`;
    }
    html += `<p${styleAttribute(getBlockStyle(block))}>${inlineToHtml(block)}</p>`;
  }
  closeListsAbove(-1);
  return html;
}

function getListLevel({ attrs }: Node): OpenList | null {
  const numId: unknown = attrs.numPr?.numId;
  if (typeof numId !== 'number' || numId === 0) return null;
  const level: unknown = attrs.numPr.ilvl;
  return { level: typeof level === 'number' ? level : 0, tag: attrs.listIsBullet === true ? 'ul' : 'ol' };
}

function blockToHtml(node: Node): string {
  if (node.isTextblock) {
    const level: unknown = node.attrs.outlineLevel;
    const tag = typeof level === 'number' && level < 6 ? `h${level + 1}` : 'p';
    return `<${tag}${directionAttribute(node)}${styleAttribute(getBlockStyle(node))}>${inlineToHtml(node) || '<br>'}</${tag}>`;
  }
  switch (node.type.name) {
    case 'table':
      return `<table${node.attrs.bidi === true ? ' dir="rtl"' : ''} style="border-collapse:collapse">${node.children.map(rowToHtml).join('')}</table>`;
    case 'tableRow':
      return `<table style="border-collapse:collapse">${rowToHtml(node)}</table>`;
    default:
      return node.isInline ? leafToHtml(node) : blocksToHtml(node.children);
  }
}

function rowToHtml(row: Node): string {
  const cells = row.children.map((cell) => {
    const { colspan = 1, rowspan = 1 } = cell.attrs;
    const spans = `${colspan > 1 ? ` colspan="${colspan}"` : ''}${rowspan > 1 ? ` rowspan="${rowspan}"` : ''}`;
    const tag = row.attrs.isHeader === true ? 'th' : 'td';
    return `<${tag}${spans} style="border:1px solid #000;padding:0 5pt;vertical-align:top">${blocksToHtml(cell.children)}</${tag}>`;
  });
  return `<tr>${cells.join('')}</tr>`;
}

const alignments: Record<string, string> = { center: 'center', right: 'right', both: 'justify' };

function directionAttribute({ attrs }: Node): string {
  return typeof attrs.bidi === 'boolean' ? ` dir="${attrs.bidi ? 'rtl' : 'ltr'}"` : '';
}

function getBlockStyle({ attrs }: Node): string[] {
  // At the right, where its lines begin, a paragraph from right to left is without an alignment.
  const isAtLeft = attrs.bidi === true && attrs.alignment === 'right';
  const align = isAtLeft ? 'left' : alignments[String(attrs.alignment)];
  return align === undefined ? [] : [`text-align:${align}`];
}

function styleAttribute(style: readonly string[]): string {
  return style.length === 0 ? '' : ` style="${escapeHtml(style.join(';'))}"`;
}

function inlineToHtml(block: Node): string {
  return block.children.map(leafToHtml).join('');
}

function leafToHtml(node: Node): string {
  if (isDeleted(node)) return '';
  if (node.isText) return wrapInMarks(escapeHtml(node.text ?? ''), node.marks);
  switch (node.type.name) {
    case 'hardBreak':
      return '<br>';
    case 'tab':
      return '<span style="mso-tab-count:1;white-space:pre">\t</span>';
    case 'image':
      return pictureToHtml(node);
    case 'sdt':
      return inlineToHtml(node);
    default:
      return wrapInMarks(escapeHtml(getLeafText(node)), node.marks);
  }
}

function pictureToHtml({ attrs }: Node): string {
  const size = ['width', 'height']
    .map((name) => (typeof attrs[name] === 'number' ? ` ${name}="${Math.round(attrs[name])}"` : ''))
    .join('');
  return `<img src="${escapeHtml(String(attrs.src))}" alt="${escapeHtml(String(attrs.alt ?? ''))}"${size}>`;
}

const tags: Record<string, string> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  superscript: 'sup',
  subscript: 'sub',
};

function wrapInMarks(html: string, marks: readonly Mark[]): string {
  if (html === '') return '';
  const link = marks.find(({ type }) => type.name === 'hyperlink');
  const style = marks.flatMap(getTextStyle);
  let wrapped = html;
  for (const { type } of marks) {
    const tag = tags[type.name];
    // Links are underlined by default.
    if (tag !== undefined && !(link !== undefined && tag === 'u')) wrapped = `<${tag}>${wrapped}</${tag}>`;
  }
  if (style.length > 0) wrapped = `<span${styleAttribute(style)}>${wrapped}</span>`;
  return link === undefined ? wrapped : `<a href="${escapeHtml(String(link.attrs.href))}">${wrapped}</a>`;
}

function getTextStyle({ type, attrs }: Mark): string[] {
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

function escapeHtml(text: string): string {
  return encodeAttribute(text).replace(/ {2,}/g, (spaces) =>
    ' '.padEnd(1 + (spaces.length - 1) * 6, '&nbsp;'),
  );
}
