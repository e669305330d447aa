import { docxFromText } from '@redraft/documents';
import i18next from 'i18next';
import type { Node } from 'prosemirror-model';
import { AllSelection, NodeSelection, Selection, TextSelection } from 'prosemirror-state';
import { CellSelection } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { listContents } from '../../docx/contents/find-contents.ts';
import { linesOf, textLinesOf } from '../../docx/document/lines.ts';
import { packageProblems } from '../../docx/document/testing/package-problems.ts';
import { richDocx } from '../../docx/document/testing/rich-docx.ts';
import type { WrittenDocument } from '../../docx/document/written-document.ts';
import type { Editing } from '../../docx/editing/editing.ts';
import type { BarContext, BarMenu } from '../../docx/toolkit/bar-item.ts';
import { isOffered, type KeyTool } from '../../docx/toolkit/tool.ts';
import { allKeys } from '../../docx/tools/all-keys.ts';
import { allTools } from '../../docx/tools/all-tools.ts';
import { barItems } from '../../docx/tools/bar/bar-items.ts';
import { createTextWork } from '../../docx/worker/text-work.ts';
import type { WalkAction, WalkActions } from './actions.ts';
import { captured } from './captured.ts';
import type { WalkedEditor } from './editor.ts';
import { fillIn, pressOne } from './forms.ts';
import { choicesIn } from './menus.ts';
import type { Random } from './random.ts';
import { clipboardActions, pressKey, typeInto } from './typing.ts';
import { documentOfWorker } from './workers.ts';

function editing(): Editing {
  if (captured.editing === null) throw new Error('No text is open');
  return captured.editing;
}

function context(): BarContext {
  if (captured.pageHost === null) throw new Error('No text is open');
  return { editing: editing(), page: captured.pageHost.actions, t: i18next.t };
}

const hasSelection = (): boolean => !editing().view.state.selection.empty;

/** Every tool offered anywhere, so that new ones are included automatically. */
const tools: readonly KeyTool[] = [
  ...new Map(
    [...barItems.flatMap((item) => (item.kind === 'tool' ? [item.tool] : [])), ...allTools, ...allKeys].map(
      (tool) => [tool.id, tool],
    ),
  ).values(),
];

/** Tools that may remove text, by their ids. */
const removing =
  /^(undo|redo|cut|reject|accept|delete|remove|paste|style-guides|page-numbers|update-contents|replace|link)/i;

function toolAction(tool: KeyTool): WalkAction {
  return {
    mayRemove: () => hasSelection() || removing.test(tool.id),
    run: () => {
      const { editing: open, page } = context();
      if (isOffered(tool, open) && tool.isEnabled?.(open, page) !== false) tool.run(open, page);
    },
  };
}

function menuAction(menu: BarMenu): WalkAction {
  return {
    weight: 2,
    mayRemove: () =>
      hasSelection() || ['table-tools', 'picture-tools', 'review', 'insert', 'layout'].includes(menu.id),
    run: (random) => {
      if (menu.isThere?.(editing()) === false) return;
      if (!editing().canWrite() && menu.isForReaders !== true) return;
      random.pick(choicesIn(menu.entries(context())))?.run();
    },
  };
}

/** A random selection: a caret, text, a node, cells, or everything. */
function selectSomething(view: EditorView, random: Random): void {
  const { doc, tr } = view.state;
  const place = (): number => wholePlace(doc, random.below(doc.content.size + 1));
  const near = (pos: number) => Selection.near(doc.resolve(pos), random.chance(0.5) ? 1 : -1);
  const cells: number[] = [];
  const nodes: number[] = [];
  doc.descendants((node, pos) => {
    if (/cell/.test(String(node.type.spec.tableRole))) cells.push(pos);
    if (!node.isText && NodeSelection.isSelectable(node)) nodes.push(pos);
  });
  const kinds: (() => Selection)[] = [
    () => near(place()),
    () => near(place()),
    () => TextSelection.between(doc.resolve(place()), doc.resolve(place())),
    () => {
      const from = place();
      return TextSelection.between(
        doc.resolve(from),
        doc.resolve(wholePlace(doc, Math.min(doc.content.size, from + 1 + random.below(8)))),
      );
    },
    () => new AllSelection(doc),
    () => Selection.atStart(doc),
    () => Selection.atEnd(doc),
  ];
  if (cells.length > 0) {
    const cell = (): number => random.pick(cells) ?? 0;
    const one = cell();
    kinds.push(() => near(one + 2));
    kinds.push(() => CellSelection.create(doc, one, sameTable(doc, one, cell()) ?? one));
  }
  if (nodes.length > 0) kinds.push(() => NodeSelection.create(doc, random.pick(nodes) ?? 0));
  const selection = random.pick(kinds)?.();
  if (selection !== undefined) view.dispatch(tr.setSelection(selection));
}

/** Browsers never place the caret inside a surrogate pair. */
function wholePlace(doc: EditorView['state']['doc'], pos: number): number {
  const { parent, parentOffset } = doc.resolve(pos);
  if (!parent.isTextblock || parentOffset === 0) return pos;
  const before = parent.textBetween(parentOffset - 1, parentOffset, '', ' ');
  return /[\uD800-\uDBFF]$/.test(before) ? pos - 1 : pos;
}

function sameTable(doc: EditorView['state']['doc'], one: number, other: number): number | null {
  const tableOf = (pos: number) => doc.resolve(pos).node(-1);
  return tableOf(one) === tableOf(other) ? other : null;
}

/** Side views: notes, headers, footers. */
function sideView(random: Random): EditorView | null {
  const side = [...captured.views].filter((view) => view !== editing().view && view.dom.isConnected);
  return random.pick(side) ?? null;
}

const keys = [
  'Enter',
  'Enter',
  'Shift-Enter',
  'Tab',
  'Shift-Tab',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'Escape',
  'Mod-a',
  'Mod-Home',
  'Mod-End',
] as const;
const removingKeys = ['Backspace', 'Backspace', 'Delete', 'Mod-Backspace', 'Mod-Delete'] as const;

const pointerActions: WalkActions = {
  type: {
    weight: 14,
    mayRemove: hasSelection,
    run: (random, words) => typeInto(editing().view, random, words),
  },
  select: { weight: 14, run: (random) => selectSomething(editing().view, random) },
  key: {
    weight: 8,
    mayRemove: hasSelection,
    run: (random) => pressKey(editing().view, random.pick(keys) ?? 'Enter'),
  },
  deleteKey: {
    weight: 4,
    mayRemove: () => true,
    run: (random) => pressKey(editing().view, random.pick(removingKeys) ?? 'Backspace'),
  },
  undo: { weight: 6, mayRemove: () => true, run: () => pressKey(editing().view, 'Mod-z') },
  redo: { weight: 6, mayRemove: () => true, run: () => pressKey(editing().view, 'Mod-y') },
  sideType: {
    weight: 4,
    run: (random, words) => {
      const view = sideView(random);
      if (view === null) return;
      view.dispatch(
        view.state.tr.setSelection(
          Selection.near(view.state.doc.resolve(random.below(view.state.doc.content.size + 1))),
        ),
      );
      typeInto(view, random, words);
    },
  },
  sideKey: {
    weight: 2,
    mayRemove: () => true,
    run: (random) => {
      const view = sideView(random);
      if (view !== null)
        pressKey(view, random.pick([...keys, ...removingKeys, 'Mod-z', 'Mod-y', 'Mod-b']) ?? 'Enter');
    },
  },
  ...clipboardActions(() => editing().view),
  panel: {
    weight: 6,
    mayRemove: () => true,
    run: (random, words) => {
      const panel = document.querySelector('.panel, .notice');
      if (panel === null) return;
      fillIn(panel, random, words);
      pressOne(panel, 'button', random);
    },
  },
};

const stateIn = ({ doc, model }: WrittenDocument): unknown => ({ doc: doc.toJSON(), parts: model.package });

function linesIn(doc: Node): string[] {
  // boundary: of the model only the package is asked for.
  return linesOf({ doc, model: { package: editing().parts() } } as Parameters<typeof linesOf>[0]);
}

export const docxEditor: WalkedEditor = {
  ending: 'docx',
  files: [() => docxFromText('The harbour was quiet.\nNobody had come.\nSo we left.'), richDocx],
  actions: {
    ...pointerActions,
    ...Object.fromEntries(tools.map((tool) => [`tool ${tool.id}`, toolAction(tool)])),
    ...Object.fromEntries(
      barItems.flatMap((item) =>
        item.kind === 'menu' ? [[`menu ${item.menu.id}`, menuAction(item.menu)]] : [],
      ),
    ),
  },
  isOpen: () => captured.editing !== null && captured.pageHost !== null,
  lines: () => linesIn(editing().view.state.doc),
  ownLines: () => {
    const { view, parts } = editing();
    const { doc } = view.state;
    const lines = linesIn(doc);
    // Entries of a table of contents depend on the headings.
    for (const { from, to } of listContents(doc, parts()))
      for (const line of textLinesOf(doc.type.create(null, doc.slice(from, to).content)))
        lines.splice(lines.indexOf(line), 1);
    return lines;
  },
  state: () => ({ doc: editing().view.state.doc.toJSON(), parts: editing().parts() }),
  // boundary: its worker has a document of this kind.
  workerState: () => stateIn(documentOfWorker() as WrittenDocument),
  work: () => {
    const work = createTextWork();
    return {
      // boundary: the edits were kept by this kind of document.
      open: ({ bytes, edits }) => work.open({ bytes, edits: edits as Parameters<typeof work.edit>[0][] }),
      write: work.write,
      state: () => stateIn(work.opened()),
      lines: () => linesOf(work.opened()),
    };
  },
  problems: packageProblems,
};
