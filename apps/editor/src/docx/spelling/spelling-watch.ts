import type { EditorState, PluginView } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { dispatchKeepingCaret } from '../selection/native-caret.ts';
import { findMisspellings } from './misspelt-words.ts';
import { personalDictionary, spellingChoice } from './spelling-choice.ts';
import type { SpellingLanguage } from './spelling-languages.ts';
import { getCurrentUser, getSpellingMarks, type Misspelling, setSpellingAction } from './spelling-marks.ts';
import { spelling } from './spelling-service.ts';
import { getSpellingLanguage } from './text-language.ts';
import { visibleParagraphs } from './visible-paragraphs.ts';

/** Delay after the last key press or move: a word still being typed is not underlined. */
const delayMs = 350;

/** Checks the visible words whenever the page is idle, and underlines unknown ones. */
export function createSpellingWatch(view: EditorView, lang: string): PluginView {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDestroyed = false;
  let isTyping = false;
  let wasEditable = view.editable;
  const scheduleCheck = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => runWhenIdle(() => check()), delayMs);
  };
  const check = (): void => {
    if (isDestroyed) return;
    if (view.composing) {
      scheduleCheck();
      return;
    }
    const language =
      view.editable && spellingChoice.get().isOn ? getSpellingLanguage(view.state, lang) : null;
    setBrowserSpelling(view, language === null);
    if (language === null) {
      clearUnderlines(view);
      // The dictionaries are no longer needed.
      spelling.close();
      return;
    }
    const unchecked = updateUnderlines(view, language, isTyping);
    if (unchecked.length === 0) return;
    spelling
      .check(language, unchecked)
      .then(scheduleCheck, (error: unknown) => console.info('No spelling', error));
  };
  const unsubscribers = [
    spellingChoice.subscribe(scheduleCheck),
    personalDictionary(getCurrentUser(view.state)).subscribe(scheduleCheck),
    listen('scroll', scheduleCheck),
    listen('resize', scheduleCheck),
  ];
  scheduleCheck();
  return {
    update: (_view, before) => {
      const { doc, selection } = view.state;
      if (doc !== before.doc) isTyping = true;
      else if (selection.eq(before.selection) && view.editable === wasEditable) return;
      else isTyping = false;
      wasEditable = view.editable;
      scheduleCheck();
    },
    destroy: () => {
      isDestroyed = true;
      clearTimeout(timer);
      for (const unsubscribe of unsubscribers) unsubscribe();
    },
  };
}

function listen(name: 'scroll' | 'resize', action: () => void): () => void {
  window.addEventListener(name, action, { capture: true, passive: true });
  return () => window.removeEventListener(name, action, { capture: true });
}

function runWhenIdle(check: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(check, { timeout: 1000 });
  // Safari has no idle callbacks; the delay above is enough.
  else check();
}

/** Only one kind of underline. The attribute is set directly, as the view's own attributes do not know which spell checker is used. */
function setBrowserSpelling(view: EditorView, isBrowserSpelling: boolean): void {
  const value = String(isBrowserSpelling);
  if (view.dom.getAttribute('spellcheck') !== value) view.dom.setAttribute('spellcheck', value);
}

function clearUnderlines(view: EditorView): void {
  if (getSpellingMarks(view.state).underlines.find().length > 0)
    dispatchKeepingCaret(view, (tr) => setSpellingAction(tr, { kind: 'clear' }));
}

/** Underlines known results and returns the words to be checked. */
function updateUnderlines(view: EditorView, language: SpellingLanguage, isTyping: boolean): string[] {
  const unchecked: string[] = [];
  const personalWords = new Set(personalDictionary(getCurrentUser(view.state)).get());
  const changedRanges = visibleParagraphs(view).flatMap(({ node, pos }) => {
    const range = { from: pos + 1, to: pos + 1 + node.content.size };
    const words = findMisspellings(node, pos, {
      state: view.state,
      language,
      personalWords,
      unchecked,
    }).filter(({ from, to }) => !(isTyping && isAtCaret(view.state, from, to)));
    return isUnderlined(view.state, range, words) ? [] : [{ ...range, words }];
  });
  if (changedRanges.length > 0)
    dispatchKeepingCaret(view, (tr) => setSpellingAction(tr, { kind: 'draw', ranges: changedRanges }));
  return unchecked;
}

function isAtCaret({ selection }: EditorState, from: number, to: number): boolean {
  return selection.empty && selection.head >= from && selection.head <= to;
}

function isUnderlined(
  state: EditorState,
  { from, to }: { from: number; to: number },
  words: readonly Misspelling[],
): boolean {
  const underlines = getSpellingMarks(state).underlines.find(from, to);
  return (
    underlines.length === words.length &&
    words.every((word) => underlines.some((line) => line.from === word.from && line.to === word.to))
  );
}
