import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { setSuggestionMode } from '@eigenpal/docx-editor-core/prosemirror/plugins';
import { singletonManager } from '@eigenpal/docx-editor-core/prosemirror/schema';
import { closeHistory, redo, undo } from 'prosemirror-history';
import { type Node, Slice } from 'prosemirror-model';
import { EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { allChangeKinds, type Verdict } from '../resolution-outcome.ts';
import { resolve } from '../resolve.ts';
import { createSuggestingPlugin } from '../suggesting-plugin.ts';

/** Simulates typing without a browser. */
export interface SimulatedWriter {
  state: EditorState;
}

export function createSimulatedWriter(
  doc: Node,
  options: { isSuggesting: boolean; author?: string },
): SimulatedWriter {
  const author = options.author ?? 'Ana';
  const plugins = [createSuggestingPlugin(author), ...singletonManager.getPlugins()];
  const writer: SimulatedWriter = { state: EditorState.create({ doc, plugins }) };
  setSuggestionMode(options.isSuggesting, writer.state, (tr) => dispatch(writer, tr), author);
  return writer;
}

export function createDocOfLines(lines: readonly string[]): Node {
  const paragraphs = lines.map((line) =>
    schema.node('paragraph', null, line === '' ? [] : [schema.text(line)]),
  );
  return schema.node('doc', null, paragraphs);
}

export function dispatch(writer: SimulatedWriter, tr: Transaction): void {
  writer.state = writer.state.apply(tr);
}

export function select(writer: SimulatedWriter, anchor: number, head = anchor): void {
  const { doc, tr } = writer.state;
  // Each action is a separate undo step.
  dispatch(
    writer,
    closeHistory(tr.setSelection(TextSelection.between(doc.resolve(anchor), doc.resolve(head)))),
  );
}

/** As in the browser: the letters are in the text before handlers run. */
export function type(writer: SimulatedWriter, text: string): void {
  dispatch(writer, writer.state.tr.insertText(text));
}

export function paste(writer: SimulatedWriter, lines: readonly string[]): void {
  const content = createDocOfLines(lines).content;
  const slice = lines.length === 1 ? new Slice(content.child(0).content, 0, 0) : new Slice(content, 1, 1);
  dispatch(writer, writer.state.tr.replaceSelection(slice).setMeta('uiEvent', 'paste'));
}

export function insertBreak(writer: SimulatedWriter): void {
  dispatch(writer, writer.state.tr.replaceSelectionWith(schema.node('hardBreak')));
}

export function cut(writer: SimulatedWriter): void {
  dispatch(writer, writer.state.tr.deleteSelection().setMeta('uiEvent', 'cut'));
}

export function undoEdit(writer: SimulatedWriter): void {
  undo(writer.state, (tr) => dispatch(writer, tr));
}

export function redoEdit(writer: SimulatedWriter): void {
  redo(writer.state, (tr) => dispatch(writer, tr));
}

export function pressKey(writer: SimulatedWriter, key: 'Enter' | 'Backspace' | 'Delete'): void {
  dispatch(writer, closeHistory(writer.state.tr));
  const event = { key, keyCode: 0, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const view = {
    get state() {
      return writer.state;
    },
    dispatch: (tr: Transaction) => dispatch(writer, tr),
    endOfTextblock: (direction: string) => isAtEdge(writer.state, direction),
    composing: false,
  };
  for (const plugin of writer.state.plugins) {
    const { handleKeyDown } = plugin.props;
    // The only properties of view and event that key handlers use.
    if (handleKeyDown && Reflect.apply(handleKeyDown, plugin, [view, event]) === true) return;
  }
  if (key !== 'Enter') deleteCharacter(writer, key === 'Backspace' ? -1 : 1);
}

function isAtEdge({ selection }: EditorState, direction: string): boolean {
  const { parentOffset, parent } = selection.$head;
  return direction === 'backward' ? parentOffset === 0 : parentOffset === parent.content.size;
}

/** The browser's default action. */
function deleteCharacter(writer: SimulatedWriter, direction: -1 | 1): void {
  const { $head } = writer.state.selection;
  const node = direction < 0 ? $head.nodeBefore : $head.nodeAfter;
  if (node === null) return;
  const segments = [...new Intl.Segmenter(undefined).segment(node.text ?? ' ')];
  const size = segments.at(direction < 0 ? -1 : 0)?.segment.length ?? 1;
  const end = $head.pos + direction * size;
  dispatch(writer, writer.state.tr.delete(Math.min($head.pos, end), Math.max($head.pos, end)));
}

export function resolveAll({ state }: SimulatedWriter, verdict: Verdict): Transaction {
  return resolve(state.tr, { verdict, from: 0, to: state.doc.content.size, parts: allChangeKinds });
}

/** The text as lines; non-text nodes as a symbol. */
export function linesOf(doc: Node): string[] {
  const lines: string[] = [];
  doc.descendants((node) => {
    if (!node.isTextblock) return true;
    lines.push(node.textBetween(0, node.content.size, undefined, (leaf) => `<${leaf.type.name}>`));
    return false;
  });
  return lines;
}
