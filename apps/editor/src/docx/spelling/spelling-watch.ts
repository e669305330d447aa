import type { EditorState, PluginView } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { dispatchKeepingCaret } from '../selection/native-caret.ts';
import { misspeltIn } from './misspelt-words.ts';
import { ownWords, spellingChoice } from './spelling-choice.ts';
import type { SpellingLanguage } from './spelling-languages.ts';
import { action, type Misspelt, marksOf, personOf } from './spelling-marks.ts';
import { spelling } from './spelling-service.ts';
import { languageOf } from './text-language.ts';
import { visibleParagraphs } from './visible-paragraphs.ts';

/** Delay after the last key press or move: a word still being typed is not underlined. */
const pauseMs = 350;

/** Checks the visible words whenever the page is idle, and underlines unknown ones. */
export function createSpellingWatch(view: EditorView, lang: string): PluginView {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isGone = false;
  let isTyping = false;
  let wasEditable = view.editable;
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => idle(() => check()), pauseMs);
  };
  const check = (): void => {
    if (isGone) return;
    if (view.composing) {
      later();
      return;
    }
    const language = view.editable && spellingChoice.get().isOn ? languageOf(view.state, lang) : null;
    showChoice(view, language === null);
    if (language === null) {
      clear(view);
      // The dictionaries are no longer needed.
      spelling.close();
      return;
    }
    const requested = draw(view, language, isTyping);
    if (requested.length === 0) return;
    spelling.check(language, requested).then(later, (error: unknown) => console.info('No spelling', error));
  };
  const stops = [
    spellingChoice.subscribe(later),
    ownWords(personOf(view.state)).subscribe(later),
    listen('scroll', later),
    listen('resize', later),
  ];
  later();
  return {
    update: (_view, before) => {
      const { doc, selection } = view.state;
      if (doc !== before.doc) isTyping = true;
      else if (selection.eq(before.selection) && view.editable === wasEditable) return;
      else isTyping = false;
      wasEditable = view.editable;
      later();
    },
    destroy: () => {
      isGone = true;
      clearTimeout(timer);
      for (const stop of stops) stop();
    },
  };
}

function listen(name: 'scroll' | 'resize', action: () => void): () => void {
  window.addEventListener(name, action, { capture: true, passive: true });
  return () => window.removeEventListener(name, action, { capture: true });
}

function idle(check: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(check, { timeout: 1000 });
  // Safari has no idle callbacks; the delay above is enough.
  else check();
}

/** Only one kind of underline. The attribute is set directly, as the view's own attributes do not know which spell checker is used. */
function showChoice(view: EditorView, isBrowsers: boolean): void {
  const requested = String(isBrowsers);
  if (view.dom.getAttribute('spellcheck') !== requested) view.dom.setAttribute('spellcheck', requested);
}

function clear(view: EditorView): void {
  if (marksOf(view.state).lines.find().length > 0)
    dispatchKeepingCaret(view, (tr) => action(tr, { kind: 'clear' }));
}

/** Underlines known results and returns the words to be checked. */
function draw(view: EditorView, language: SpellingLanguage, isTyping: boolean): string[] {
  const requested: string[] = [];
  const own = new Set(ownWords(personOf(view.state)).get());
  const stretches = visibleParagraphs(view).flatMap(({ node, pos }) => {
    const range = { from: pos + 1, to: pos + 1 + node.content.size };
    const words = misspeltIn(node, pos, { state: view.state, language, own, requested }).filter(
      ({ from, to }) => !(isTyping && isAtCaret(view.state, from, to)),
    );
    return isDrawn(view.state, range, words) ? [] : [{ ...range, words }];
  });
  if (stretches.length > 0) dispatchKeepingCaret(view, (tr) => action(tr, { kind: 'draw', stretches }));
  return requested;
}

function isAtCaret({ selection }: EditorState, from: number, to: number): boolean {
  return selection.empty && selection.head >= from && selection.head <= to;
}

function isDrawn(
  state: EditorState,
  { from, to }: { from: number; to: number },
  words: readonly Misspelt[],
): boolean {
  const drawn = marksOf(state).lines.find(from, to);
  return (
    drawn.length === words.length &&
    words.every((word) => drawn.some((line) => line.from === word.from && line.to === word.to))
  );
}
