import i18next from 'i18next';
import { closeHistory } from 'prosemirror-history';
import type { EditorView } from 'prosemirror-view';
import type { DocumentEditor } from '../editing/editing.ts';
import { getFocusedEditor } from '../editing/focused-editing.ts';
import { dispatchKeepingCaret } from '../selection/native-caret.ts';
import { guessLanguage } from '../spelling/language.ts';
import { getLanguageTag } from '../spelling/text-language.ts';
import { canEdit } from '../toolkit/writing-tool.ts';
import { watchInterruptions } from './interruptions.ts';
import { fitPhrase, readResults } from './phrases.ts';
import { setDictationPreview } from './preview-plugin.ts';
import { findSpeechRecognition, type SpeechRecognizer, toRecognitionLanguage } from './speech-recognition.ts';

/** Why dictation ended without being asked to. */
export type DictationProblem =
  | 'noMicrophone'
  | 'refused'
  | 'noNetwork'
  | 'noLanguage'
  | 'nothingHeard'
  | 'failed';

const problems: Readonly<Record<string, DictationProblem>> = {
  'audio-capture': 'noMicrophone',
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  network: 'noNetwork',
  'language-not-supported': 'noLanguage',
  'no-speech': 'nothingHeard',
};

interface Listening {
  editor: DocumentEditor;
  /** The text with the caret: body, note or header. */
  view: EditorView;
  recognizer: SpeechRecognizer;
  interim: string;
  /** Results that are in the text already. */
  insertedCount: number;
  hasHeard: boolean;
  onInserted: () => void;
  onEnd: (problem: DictationProblem | null) => void;
  stopWatching: () => void;
}

let listening: Listening | null = null;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Dictation into the text with the caret; one at a time, as there is one microphone. */
export const dictation = {
  /** The language that is recognised; null while nobody dictates. */
  language: (): string | null => listening?.recognizer.lang ?? null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  start: (
    editor: DocumentEditor,
    { onInserted, onEnd }: { onInserted: () => void; onEnd: (problem: DictationProblem | null) => void },
  ): void => {
    const Recognition = findSpeechRecognition();
    if (Recognition === undefined || listening !== null || !canEdit(editor)) return;
    const { view } = getFocusedEditor(editor);
    view.focus();
    const recognizer = new Recognition();
    recognizer.lang = toRecognitionLanguage(findLanguage(view), navigator.languages);
    recognizer.continuous = true;
    recognizer.interimResults = true;
    const current: Listening = {
      editor,
      view,
      recognizer,
      interim: '',
      insertedCount: 0,
      hasHeard: false,
      onInserted,
      onEnd,
      stopWatching: watchInterruptions(editor, view, dictation.stop),
    };
    listening = current;
    recognizer.onresult = ({ results }) => handleResults(current, results);
    recognizer.onerror = ({ error }) => error !== 'aborted' && end(current, problems[error] ?? 'failed');
    recognizer.onend = () => handleRecognitionEnd(current);
    recognizer.start();
    notify();
  },
  /** The words shown as a preview are kept. */
  stop: (): void => {
    if (listening === null) return;
    const { interim } = listening;
    if (interim !== '') insertPhrase(listening, interim);
    end(listening, null);
  },
};

function end(current: Listening, problem: DictationProblem | null): void {
  if (listening !== current) return;
  listening = null;
  current.stopWatching();
  current.recognizer.onresult = null;
  current.recognizer.abort();
  showInterim(current, '');
  notify();
  current.onEnd(problem);
}

/** Browsers end recognition after a pause or a minute; it goes on if somebody still speaks. */
function handleRecognitionEnd(current: Listening): void {
  if (listening !== current) return;
  if (!current.hasHeard) {
    end(current, 'nothingHeard');
    return;
  }
  current.hasHeard = false;
  current.insertedCount = 0;
  current.recognizer.start();
}

function handleResults(current: Listening, results: Parameters<typeof readResults>[0]): void {
  if (listening !== current) return;
  const { finalPhrases, interim } = readResults(results, current.insertedCount);
  current.hasHeard = true;
  current.insertedCount += finalPhrases.length;
  showInterim(current, '');
  for (const phrase of finalPhrases) insertPhrase(current, phrase);
  showInterim(current, interim);
}

function showInterim(current: Listening, words: string): void {
  const { view } = current;
  if (view.isDestroyed || current.interim === words) return;
  current.interim = words;
  const { before, after } = readLine(view);
  const preview = fitPhrase(words, { before, after });
  dispatchKeepingCaret(view, (tr) => setDictationPreview(tr, preview));
}

/** Inserted as typed words are: with the formatting at the caret, as a suggestion if changes are tracked, and as one step to undo. */
function insertPhrase({ view, editor, onInserted }: Listening, phrase: string): void {
  const text = fitPhrase(phrase, readLine(view));
  if (text === '' || view.isDestroyed || !canEdit(editor)) return;
  dispatchKeepingCaret(view, (tr) => closeHistory(tr));
  const { from, to } = view.state.selection;
  const insert = () => view.state.tr.insertText(text, from, to).scrollIntoView();
  const isHandled = view.someProp('handleTextInput', (handle) => handle(view, from, to, text, insert));
  if (isHandled !== true) view.dispatch(insert());
  onInserted();
}

/** Characters on either side of the caret that decide how a phrase is joined to them. */
const nearby = 20;

function readLine({ state }: EditorView): { before: string; after: string } {
  const { $from, $to } = state.selection;
  const read = ({ parent }: typeof $from, from: number, to: number): string =>
    parent.textBetween(Math.max(0, from), Math.min(parent.content.size, to), undefined, '\ufffc');
  return {
    before: read($from, $from.parentOffset - nearby, $from.parentOffset),
    after: read($to, $to.parentOffset, $to.parentOffset + nearby),
  };
}

/** The language of the paragraph, otherwise of the text or the page. */
function findLanguage({ state }: EditorView): string {
  const page = i18next.language;
  return guessLanguage(state.selection.$from.parent.textContent) ?? getLanguageTag(state, page) ?? page;
}
