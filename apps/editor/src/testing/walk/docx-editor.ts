import { docxFromText } from '@redraft/documents';
import i18next from 'i18next';
import type { Node } from 'prosemirror-model';
import { AllSelection, NodeSelection, Selection, TextSelection } from 'prosemirror-state';
import { CellSelection } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { listTocs } from '../../docx/contents/find-contents.ts';
import { listBodyLines, listDocumentLines } from '../../docx/document/lines.ts';
import { packageProblems } from '../../docx/document/testing/package-problems.ts';
import { richDocx } from '../../docx/document/testing/rich-docx.ts';
import type { WordDocument } from '../../docx/document/written-document.ts';
import type { DocumentEditor } from '../../docx/editing/editing.ts';
import type { BarContext, BarMenu } from '../../docx/toolkit/bar-item.ts';
import { isAvailable, type KeyTool } from '../../docx/toolkit/tool.ts';
import { allKeys } from '../../docx/tools/all-keys.ts';
import { allTools } from '../../docx/tools/all-tools.ts';
import { barItems } from '../../docx/tools/bar/bar-items.ts';
import { createTextWork } from '../../docx/worker/text-work.ts';
import type { WalkAction, WalkActions } from './actions.ts';
import { captured } from './captured.ts';
import type { WalkedEditor } from './editor.ts';
import { clickRandomButton, fillFields } from './forms.ts';
import { listEnabledEntries } from './menus.ts';
import type { Random } from './random.ts';
import { clipboardActions, pressKey, typeInto } from './typing.ts';
import { documentOfWorker } from './workers.ts';

function editor(): DocumentEditor {
  if (captured.editor === null) throw new Error('No text is open');
  return captured.editor;
}

function context(): BarContext {
  if (captured.pageHost === null) throw new Error('No text is open');
  return { editor: editor(), page: captured.pageHost.actions, t: i18next.t };
}

const hasSelection = (): boolean => !editor().view.state.selection.empty;

/** Every tool offered anywhere, so that new ones are included automatically. */
const tools: readonly KeyTool[] = [
  ...new Map(
    [...barItems.flatMap((item) => (item.kind === 'tool' ? [item.tool] : [])), ...allTools, ...allKeys].map(
      (tool) => [tool.id, tool],
    ),
  ).values(),
];

/** Tools that may remove text, by their ids. */
const removingToolIds =
  /^(undo|redo|cut|reject|accept|delete|remove|paste|style-guides|page-numbers|update-contents|replace|link)/i;

function createToolAction(tool: KeyTool): WalkAction {
  return {
    mayRemove: () => hasSelection() || removingToolIds.test(tool.id),
    run: () => {
      const { editor: open, page } = context();
      if (isAvailable(tool, open) && tool.isEnabled?.(open, page) !== false) tool.run(open, page);
    },
  };
}

function createMenuAction(menu: BarMenu): WalkAction {
  return {
    weight: 2,
    mayRemove: () =>
      hasSelection() || ['table-tools', 'picture-tools', 'review', 'insert', 'layout'].includes(menu.id),
    run: (random) => {
      if (menu.isVisible?.(editor()) === false) return;
      if (!editor().canWrite() && menu.isForReaders !== true) return;
      random.pick(listEnabledEntries(menu.entries(context())))?.run();
    },
  };
}

/** A random selection: a caret, text, a node, cells, or everything. */
function selectRandomly(view: EditorView, random: Random): void {
  const { doc, tr } = view.state;
  const randomPosition = (): number => avoidSurrogatePair(doc, random.below(doc.content.size + 1));
  const near = (pos: number) => Selection.near(doc.resolve(pos), random.chance(0.5) ? 1 : -1);
  const cells: number[] = [];
  const nodes: number[] = [];
  doc.descendants((node, pos) => {
    if (/cell/.test(String(node.type.spec.tableRole))) cells.push(pos);
    if (!node.isText && NodeSelection.isSelectable(node)) nodes.push(pos);
  });
  const kinds: (() => Selection)[] = [
    () => near(randomPosition()),
    () => near(randomPosition()),
    () => TextSelection.between(doc.resolve(randomPosition()), doc.resolve(randomPosition())),
    () => {
      const from = randomPosition();
      return TextSelection.between(
        doc.resolve(from),
        doc.resolve(avoidSurrogatePair(doc, Math.min(doc.content.size, from + 1 + random.below(8)))),
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
    kinds.push(() => CellSelection.create(doc, one, ifInSameTable(doc, one, cell()) ?? one));
  }
  if (nodes.length > 0) kinds.push(() => NodeSelection.create(doc, random.pick(nodes) ?? 0));
  const selection = random.pick(kinds)?.();
  if (selection !== undefined) view.dispatch(tr.setSelection(selection));
}

/** Browsers never place the caret inside a surrogate pair. */
function avoidSurrogatePair(doc: EditorView['state']['doc'], pos: number): number {
  const { parent, parentOffset } = doc.resolve(pos);
  if (!parent.isTextblock || parentOffset === 0) return pos;
  const before = parent.textBetween(parentOffset - 1, parentOffset, '', ' ');
  return /[\uD800-\uDBFF]$/.test(before) ? pos - 1 : pos;
}

function ifInSameTable(doc: EditorView['state']['doc'], one: number, other: number): number | null {
  const tableOf = (pos: number) => doc.resolve(pos).node(-1);
  return tableOf(one) === tableOf(other) ? other : null;
}

/** Side views: notes, headers, footers. */
function pickSideView(random: Random): EditorView | null {
  const side = [...captured.views].filter((view) => view !== editor().view && view.dom.isConnected);
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
    run: (random, words) => typeInto(editor().view, random, words),
  },
  select: { weight: 14, run: (random) => selectRandomly(editor().view, random) },
  key: {
    weight: 8,
    mayRemove: hasSelection,
    run: (random) => pressKey(editor().view, random.pick(keys) ?? 'Enter'),
  },
  deleteKey: {
    weight: 4,
    mayRemove: () => true,
    run: (random) => pressKey(editor().view, random.pick(removingKeys) ?? 'Backspace'),
  },
  undo: { weight: 6, mayRemove: () => true, run: () => pressKey(editor().view, 'Mod-z') },
  redo: { weight: 6, mayRemove: () => true, run: () => pressKey(editor().view, 'Mod-y') },
  sideType: {
    weight: 4,
    run: (random, words) => {
      const view = pickSideView(random);
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
      const view = pickSideView(random);
      if (view !== null)
        pressKey(view, random.pick([...keys, ...removingKeys, 'Mod-z', 'Mod-y', 'Mod-b']) ?? 'Enter');
    },
  },
  ...clipboardActions(() => editor().view),
  panel: {
    weight: 6,
    mayRemove: () => true,
    run: (random, words) => {
      const panel = document.querySelector('.panel, .notice');
      if (panel === null) return;
      fillFields(panel, random, words);
      clickRandomButton(panel, 'button', random);
    },
  },
};

const toComparableState = ({ doc, model }: WordDocument): unknown => ({
  doc: doc.toJSON(),
  parts: model.package,
});

function readLines(doc: Node): string[] {
  // cast: of the model only the package is asked for.
  return listDocumentLines({ doc, model: { package: editor().parts() } } as Parameters<
    typeof listDocumentLines
  >[0]);
}

export const docxEditor: WalkedEditor = {
  extension: 'docx',
  files: [() => docxFromText('The harbour was quiet.\nNobody had come.\nSo we left.'), richDocx],
  actions: {
    ...pointerActions,
    ...Object.fromEntries(tools.map((tool) => [`tool ${tool.id}`, createToolAction(tool)])),
    ...Object.fromEntries(
      barItems.flatMap((item) =>
        item.kind === 'menu' ? [[`menu ${item.menu.id}`, createMenuAction(item.menu)]] : [],
      ),
    ),
  },
  isOpen: () => captured.editor !== null && captured.pageHost !== null,
  lines: () => readLines(editor().view.state.doc),
  linesWithoutGenerated: () => {
    const { view, parts } = editor();
    const { doc } = view.state;
    const lines = readLines(doc);
    // Entries of a table of contents depend on the headings.
    for (const { from, to } of listTocs(doc, parts()))
      for (const line of listBodyLines(doc.type.create(null, doc.slice(from, to).content)))
        lines.splice(lines.indexOf(line), 1);
    return lines;
  },
  state: () => ({ doc: editor().view.state.doc.toJSON(), parts: editor().parts() }),
  // cast: its worker has a document of this kind.
  workerState: () => toComparableState(documentOfWorker() as WordDocument),
  work: () => {
    const work = createTextWork();
    return {
      // cast: the edits were kept by this kind of document.
      open: ({ bytes, edits }) => work.open({ bytes, edits: edits as Parameters<typeof work.edit>[0][] }),
      write: work.write,
      state: () => toComparableState(work.opened()),
      lines: () => listDocumentLines(work.opened()),
    };
  },
  problems: packageProblems,
};
