import { findVoice, listPassages, type Speaker, scrollIntoReach, speak } from '@redraft/reading';
import i18next from 'i18next';
import type { EditorView } from 'prosemirror-view';
import type { DocumentEditor } from '../editing/editing.ts';
import { getFocusedEditor } from '../editing/focused-editing.ts';
import { guessLanguage } from '../spelling/language.ts';
import { findPassageToRead } from './passage-to-read.ts';

export type ReadAloudState = 'silent' | 'reading' | 'paused';

let state: ReadAloudState = 'silent';
let speaker: Speaker | null = null;
const listeners = new Set<() => void>();

function setState(next: ReadAloudState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Reads the text aloud by a voice of the browser, of which there is one; ends when the text changes. */
export const readAloud = {
  state: (): ReadAloudState => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Returns false if there is no voice for the text. */
  start: (editor: DocumentEditor): boolean => {
    readAloud.stop();
    const { view } = getFocusedEditor(editor);
    const { from, to } = findPassageToRead(view.state);
    const language = guessLanguage(view.state.doc.textBetween(from, to, ' ').slice(0, maxGuessed));
    const voice = findVoice(language ?? i18next.language) ?? findVoice(i18next.language);
    if (voice === null) return false;
    const stopWatching = stopWhenChanged(editor, view);
    setState('reading');
    speaker = speak(listPassages(view.dom, language ?? i18next.language, toRange(view, from, to)), {
      voice,
      onWord: scrollIntoReach,
      onEnd: () => {
        stopWatching();
        speaker = null;
        setState('silent');
      },
    });
    return true;
  },
  pause: (): void => {
    speaker?.pause();
    setState('paused');
  },
  resume: (): void => {
    speaker?.resume();
    setState('reading');
  },
  stop: (): void => speaker?.stop(),
};

const maxGuessed = 6000;

function stopWhenChanged(editor: DocumentEditor, view: EditorView): () => void {
  const { doc } = view.state;
  return editor.subscribe(() => {
    if (view.isDestroyed || view.state.doc !== doc) readAloud.stop();
  });
}

function toRange(view: EditorView, from: number, to: number): Range {
  const range = view.dom.ownerDocument.createRange();
  const start = view.domAtPos(from, 1);
  const end = view.domAtPos(to, -1);
  range.setStart(start.node, start.offset);
  range.setEnd(end.node, end.offset);
  return range;
}
