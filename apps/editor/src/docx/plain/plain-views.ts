import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import i18next from 'i18next';
import type { Mark, Node } from 'prosemirror-model';
import type { MarkViewConstructor, NodeViewConstructor } from 'prosemirror-view';
import { formatFullDate, getDateLocale } from '../../ui/comments/when.ts';
import { getReferencedNote } from '../document/notes/references.ts';
import { isColumnBreak } from '../document/pages/column-breaks.ts';
import { EquationView } from '../view/equations/equation-view.ts';
import { PlainBlock } from './plain-block.ts';

/** Semantic HTML elements; formatting is not shown but stays in the file. */
export function createPlainNodeViews(parts: () => DocxPackage): Record<string, NodeViewConstructor> {
  return {
    paragraph: (node) => new PlainBlock(node, parts),
    table: drawTable,
    tableRow: drawRow,
    tableCell: drawCell,
    tableHeader: drawCell,
    textBox: () => withAccessibleName(container('div'), 'group', i18next.t('plain:textBox')),
    shape: () => withAccessibleName(leaf('span'), 'img', i18next.t('plain:shape')),
    pageBreak: () => {
      const view = leaf('hr');
      view.dom.ariaLabel = i18next.t('plain:pageBreak');
      return view;
    },
    math: (node) => new EquationView(node),
    image: drawImage,
    field: drawField,
    tab: () => {
      const view = leaf('span');
      view.dom.textContent = '\t';
      return view;
    },
  };
}

interface Drawn {
  dom: HTMLElement;
  contentDOM?: HTMLElement;
}

function container(tag: string): Required<Drawn> {
  const dom = document.createElement(tag);
  return { dom, contentDOM: dom };
}

function leaf(tag: string): Drawn {
  return { dom: document.createElement(tag) };
}

function withAccessibleName<View extends Drawn>(view: View, role: string, name: string): View {
  view.dom.role = role;
  view.dom.ariaLabel = name;
  return view;
}

const drawTable: NodeViewConstructor = () => {
  // A wide table scrolls within itself.
  const dom = document.createElement('div');
  dom.className = 'plain-table';
  const table = dom.appendChild(document.createElement('table'));
  return { dom, contentDOM: table.appendChild(document.createElement('tbody')) };
};

/** Cells of rows that repeat on each page: they are column headers. The position is not known yet while a cell is rendered. */
const headerCells = new WeakSet<Node>();

function rememberHeaderCells(row: Node): void {
  if (row.attrs.isHeader === true) row.forEach((cell) => void headerCells.add(cell));
}

const drawRow: NodeViewConstructor = (row) => {
  rememberHeaderCells(row);
  return {
    ...container('tr'),
    // Called before its cells are rendered again.
    update: (next) => {
      if (next.type !== row.type || next.attrs.isHeader !== row.attrs.isHeader) return false;
      rememberHeaderCells(next);
      return true;
    },
  };
};

const drawCell: NodeViewConstructor = (node) => {
  const { attrs, type } = node;
  const tag = type.name === 'tableHeader' || headerCells.has(node) ? 'th' : 'td';
  const dom = document.createElement(tag);
  if (attrs.colspan > 1) dom.colSpan = attrs.colspan;
  if (attrs.rowspan > 1) dom.rowSpan = attrs.rowspan;
  if (tag === 'th') dom.scope = 'col';
  return { dom, contentDOM: dom };
};

const drawImage: NodeViewConstructor = ({ attrs }) => {
  const dom = document.createElement('img');
  dom.src = String(attrs.src ?? '');
  // Writers should hear that there is no alternative text.
  dom.alt = String(attrs.alt || i18next.t('plain:noAlt'));
  return { dom };
};

/** A note reference links to its note; its number is set by the numbering plugin. */
const drawField: NodeViewConstructor = (node) => {
  if (isColumnBreak(node)) return drawColumnBreak();
  const name = getReferencedNote(node);
  const dom = document.createElement(name === null ? 'span' : 'a');
  if (name === null) dom.textContent = String(node.attrs.displayText || `{${node.attrs.fieldType}}`);
  else {
    dom.setAttribute('href', `#${noteElementId(name)}`);
    // Not a tab stop; in editable text it is reached by the caret.
    dom.tabIndex = -1;
  }
  return { dom };
};

function drawColumnBreak(): Drawn {
  const view = withAccessibleName(leaf('span'), 'separator', i18next.t('view:columnBreak'));
  view.dom.className = 'column-break';
  return view;
}

export function noteElementId({ kind, id }: { kind: string; id: number }): string {
  return `note-${kind}-${id}`;
}

/** Formatting that the plain view ignores. */
const formatMarks = [
  'fontFamily',
  'fontSize',
  'textColor',
  'characterSpacing',
  'emboss',
  'imprint',
  'textShadow',
  'textOutline',
  'textEffect',
  'emphasisMark',
];

export function createPlainMarkViews(): Record<string, MarkViewConstructor> {
  const plain: MarkViewConstructor = () => leaf('span');
  return {
    ...Object.fromEntries(formatMarks.map((name) => [name, plain])),
    underline: () => leaf('u'),
    highlight: () => leaf('mark'),
    insertion: (mark) => ({ dom: createChangeElement('ins', mark) }),
    deletion: (mark) => ({ dom: createChangeElement('del', mark) }),
    comment: ({ attrs }) => {
      const dom = document.createElement('span');
      dom.className = 'commented';
      dom.dataset.commentId = String(attrs.commentId);
      dom.dataset.says = i18next.t('plain:commented');
      return { dom };
    },
  };
}

/** Announces before and after it that it is a suggestion, and by whom: colour alone does not, and the added text is not saved. */
function createChangeElement(tag: 'ins' | 'del', { attrs }: Mark): HTMLElement {
  const dom = document.createElement(tag);
  const author = String(attrs.author);
  const date = typeof attrs.date === 'string' ? attrs.date : null;
  dom.className = 'change';
  dom.dataset.says = i18next.t(`plain:by.${tag}`, { author });
  dom.title = i18next.t(`review:by.${tag}`, {
    author,
    when: formatFullDate(date, getDateLocale(i18next.language)),
  });
  return dom;
}
