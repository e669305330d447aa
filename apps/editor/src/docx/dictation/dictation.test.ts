// @vitest-environment jsdom
import i18next from 'i18next';
import { undo } from 'prosemirror-history';
import { Plugin, TextSelection } from 'prosemirror-state';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { p } from '../document/testing/document-of.ts';
import type { DocumentEditor } from '../editing/editing.ts';
import { openEditor } from '../editing/testing/open-editor.ts';
import { dictation } from './dictation.ts';
import { dictationPreviewPlugin } from './preview-plugin.ts';
import type { RecognitionResult, SpeechRecognizer } from './speech-recognition.ts';

let recognizer: FakeRecognizer;

class FakeRecognizer implements SpeechRecognizer {
  lang = '';
  continuous = false;
  interimResults = false;
  onresult: SpeechRecognizer['onresult'] = null;
  onerror: SpeechRecognizer['onerror'] = null;
  onend: SpeechRecognizer['onend'] = null;
  isOn = false;
  results: RecognitionResult[] = [];

  constructor() {
    recognizer = this;
  }
  start(): void {
    this.isOn = true;
    this.results = [];
  }
  abort(): void {
    this.isOn = false;
  }
  hear(transcript: string, isFinal = false): void {
    if (this.results.at(-1)?.isFinal === false) this.results.pop();
    this.results.push(Object.assign([{ transcript, confidence: 0.9 }], { isFinal }));
    this.onresult?.({ resultIndex: 0, results: this.results });
  }
}

let editor: DocumentEditor;
/** When each edit was made, if not at that moment. */
let editTimes: (number | undefined)[];
/** What handlers of typing were asked. */
let typedTexts: string[];
let insertedCount: number;
let endings: (string | null)[];

beforeEach(async () => {
  i18next.language = 'en';
  window.SpeechRecognition = FakeRecognizer;
  [editTimes, typedTexts, insertedCount, endings] = [[], [], 0, []];
  const withoutLayout = new Plugin({
    props: {
      handleScrollToSelection: () => true,
      handleTextInput: (_view, _from, _to, inserted) => {
        typedTexts.push(inserted);
        return false;
      },
    },
  });
  editor = await openEditor(p('Ships come.'), {
    plugins: [dictationPreviewPlugin(), withoutLayout],
    onEdit: () => void editTimes.push(dictation.insertedSince()),
  });
  select(12);
});
afterEach(() => {
  dictation.stop();
  editor.destroy();
});

const text = (): string => editor.view.state.doc.textContent;
function select(from: number, to = from): void {
  const { tr } = editor.view.state;
  editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, from, to)));
}
function start(): void {
  dictation.start(editor, {
    onInserted: () => {
      insertedCount += 1;
    },
    onEnd: (problem) => endings.push(problem),
  });
}

it('a phrase is inserted where its first words were heard, and the caret stays where it went', () => {
  start();
  recognizer.hear('the har');
  select(1);
  recognizer.hear('the harbour is old', true);
  expect(text()).toBe('Ships come. The harbour is old');
  expect(editor.view.state.selection.from).toBe(1);
});

it('a word that is selected while a phrase is recognised is not replaced', () => {
  start();
  recognizer.hear('the har');
  select(1, 6);
  recognizer.hear('the harbour', true);
  expect(text()).toBe('Ships come. The harbour');
  expect(editor.view.state.selection).toMatchObject({ from: 1, to: 6 });
  // Handlers of typing act on the selection.
  expect(typedTexts).toEqual([]);
});

it('a word that is selected between two phrases is not replaced', () => {
  start();
  recognizer.hear('they stay', true);
  select(1, 6);
  recognizer.hear('and boats', true);
  expect(text()).toBe('Ships and boats come. They stay');
});

it('a word that was selected before dictation is replaced, once', () => {
  select(1, 6);
  start();
  recognizer.hear('boa');
  recognizer.hear('boats', true);
  recognizer.hear('with sails', true);
  expect(text()).toBe('Boats with sails come.');
});

it('the next phrase is inserted at the caret', () => {
  start();
  recognizer.hear('they stay', true);
  select(6);
  recognizer.hear('and boats', true);
  expect(text()).toBe('Ships and boats come. They stay');
});

it('a phrase keeps its place when the text before it changes', () => {
  start();
  recognizer.hear('the har');
  editor.view.dispatch(editor.view.state.tr.delete(1, 7));
  recognizer.hear('the harbour', true);
  expect(text()).toBe('come. The harbour');
});

it.each<[string, (string | null)[], () => void]>([
  ['dictation is stopped', [null], () => dictation.stop()],
  ['recognition fails', ['noNetwork'], () => recognizer.onerror?.({ error: 'network' })],
  ['recognition ends and begins again', [], () => recognizer.onend?.()],
])('words that are not confirmed are kept when %s', (_, expected, interrupt) => {
  start();
  recognizer.hear('the har');
  interrupt();
  expect(text()).toBe('Ships come. The har');
  expect(endings).toEqual(expected);
});

it('undo takes back what was said last', () => {
  start();
  recognizer.hear('they stay', true);
  recognizer.hear('the har');
  dictation.stop();
  undo(editor.view.state, editor.view.dispatch);
  expect(text()).toBe('Ships come. They stay');
});

it('the microphone is off after the text is closed', () => {
  start();
  editor.destroy();
  recognizer.hear('the harbour', true);
  expect(recognizer.isOn).toBe(false);
  expect(dictation.language()).toBeNull();
});

it('only what changed the text counts as dictated', () => {
  start();
  recognizer.hear(' ', true);
  expect(insertedCount).toBe(0);
  recognizer.hear('they stay', true);
  expect(insertedCount).toBe(1);
});

it('words were said when the first of them were heard, and typed ones are of their moment', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(5000);
  start();
  recognizer.hear('the har');
  now.mockReturnValue(9000);
  recognizer.hear('the harbour', true);
  dictation.stop();
  editor.view.dispatch(editor.view.state.tr.insertText('!'));
  now.mockRestore();
  expect([editTimes.at(0), editTimes.at(-1)]).toEqual([5000, undefined]);
});
