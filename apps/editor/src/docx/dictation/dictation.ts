import { stopSpeaking } from '@redraft/reading';
import i18next from 'i18next';
import type { EditorView } from 'prosemirror-view';
import type { DocumentEditor } from '../editing/editing.ts';
import { getFocusedEditor } from '../editing/focused-editing.ts';
import { guessLanguage } from '../spelling/language.ts';
import { getLanguageTag } from '../spelling/text-language.ts';
import { canEdit } from '../toolkit/writing-tool.ts';
import { insertPhrase, showPreview } from './insert-phrase.ts';
import { watchInterruptions } from './interruptions.ts';
import { readResults } from './phrases.ts';
import {
  findSpeechRecognition,
  repeatsPhrases,
  type SpeechRecognizer,
  toRecognitionLanguage,
} from './speech-recognition.ts';

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
  /** When the first words of the phrase were heard; null between two phrases. In milliseconds since 1970. */
  heardAt: number | null;
  /** Results that are in the text already. */
  insertedCount: number;
  hasHeard: boolean;
  repeatsPhrases: boolean;
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
    // The microphone would hear the voice.
    stopSpeaking();
    const { view } = getFocusedEditor(editor);
    view.focus();
    const recognizer = new Recognition();
    recognizer.lang = toRecognitionLanguage(findLanguage(view), navigator.languages);
    recognizer.continuous = !repeatsPhrases(navigator.userAgent);
    recognizer.interimResults = true;
    const current: Listening = {
      editor,
      view,
      recognizer,
      interim: '',
      heardAt: null,
      insertedCount: 0,
      hasHeard: false,
      repeatsPhrases: repeatsPhrases(navigator.userAgent),
      onInserted,
      onEnd,
      stopWatching: watchInterruptions(editor, view, dictation.stop),
    };
    listening = current;
    showPreview(view, '');
    recognizer.onresult = ({ results }) => handleResults(current, results);
    recognizer.onerror = ({ error }) => error !== 'aborted' && end(current, problems[error] ?? 'failed');
    recognizer.onend = () => handleRecognitionEnd(current);
    recognizer.start();
    notify();
  },
  /** The words shown as a preview are kept. */
  stop: (): void => {
    if (listening !== null) end(listening, null);
  },
  /** When the words that are inserted at this moment were said, in milliseconds since 1970; undefined if none are. */
  insertedSince: (): number | undefined => insertedSince,
};

let insertedSince: number | undefined;

function end(current: Listening, problem: DictationProblem | null): void {
  if (listening !== current) return;
  listening = null;
  current.stopWatching();
  current.recognizer.onresult = null;
  current.recognizer.onend = null;
  current.recognizer.abort();
  insertInterim(current);
  showPreview(current.view, null);
  notify();
  current.onEnd(problem);
}

/** Browsers end recognition after a pause or a minute; it goes on if somebody still speaks. */
function handleRecognitionEnd(current: Listening): void {
  if (listening !== current) return;
  if (!current.hasHeard || current.view.isDestroyed) {
    end(current, current.view.isDestroyed ? null : 'nothingHeard');
    return;
  }
  insertInterim(current);
  current.hasHeard = false;
  current.insertedCount = 0;
  current.recognizer.start();
}

function handleResults(current: Listening, results: Parameters<typeof readResults>[0]): void {
  if (listening !== current) return;
  if (current.view.isDestroyed) {
    end(current, null);
    return;
  }
  const { finalPhrases, interim, readCount } = readResults(results, current.insertedCount, {
    repeatsPhrases: current.repeatsPhrases,
  });
  current.hasHeard = true;
  current.insertedCount = readCount;
  for (const phrase of finalPhrases) insert(current, phrase);
  showInterim(current, interim);
}

function showInterim(current: Listening, words: string): void {
  if (current.interim === words) return;
  current.interim = words;
  current.heardAt = words === '' ? null : (current.heardAt ?? Date.now());
  showPreview(current.view, words);
}

/** Words that recognition has not confirmed are kept when it ends. */
function insertInterim(current: Listening): void {
  if (current.interim !== '') insert(current, current.interim);
}

function insert(current: Listening, phrase: string): void {
  const { view, editor, heardAt } = current;
  current.interim = '';
  current.heardAt = null;
  if (view.isDestroyed || !canEdit(editor)) return;
  const { doc } = view.state;
  insertedSince = heardAt ?? undefined;
  try {
    insertPhrase(view, phrase);
  } finally {
    insertedSince = undefined;
  }
  showPreview(view, '');
  if (view.state.doc !== doc) current.onInserted();
}

/** The language of the paragraph, otherwise of the text or the page. */
function findLanguage({ state }: EditorView): string {
  const page = i18next.language;
  return guessLanguage(state.selection.$from.parent.textContent) ?? getLanguageTag(state, page) ?? page;
}
