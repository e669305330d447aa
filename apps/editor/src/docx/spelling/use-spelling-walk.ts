import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n.ts';
import { useEditing, useEditingValue } from '../editing/editing-context.ts';
import { dispatchKeepingCaret } from '../selection/native-caret.ts';
import { nextMisspelt } from './next-misspelt.ts';
import { action, type Misspelt, marksOf } from './spelling-marks.ts';
import { spelling } from './spelling-service.ts';
import { languageOf } from './text-language.ts';

export type Walk =
  | { kind: 'searching' }
  | { kind: 'found'; at: Misspelt; around: [before: string, behind: string]; suggestions: readonly string[] }
  | { kind: 'none' }
  | { kind: 'failed' };

/** Steps through the unknown words and shows each in the text. */
export function useSpellingWalk(isOn: boolean, language: string): { walk: Walk; goOn: () => void } {
  const { view } = useEditing();
  const lang = useLanguage();
  const [walk, setWalk] = useState<Walk>({ kind: 'searching' });
  const search = useRef<AbortController | null>(null);
  const place = useRef<number | null>(null);
  const goOn = (): void => {
    search.current?.abort();
    const own = new AbortController();
    search.current = own;
    setWalk({ kind: 'searching' });
    const from = place.current ?? view.state.selection.from;
    findNext(from, own.signal).then(
      (next) => {
        if (!own.signal.aborted) setWalk(next);
      },
      (error: unknown) => {
        console.error(error);
        if (!own.signal.aborted) setWalk({ kind: 'failed' });
      },
    );
  };
  const findNext = async (from: number, signal: AbortSignal): Promise<Walk> => {
    const at = await nextMisspelt(view, from, { lang, signal });
    if (at === null) return { kind: 'none' };
    const own = languageOf(view.state, lang);
    const suggestions = own === null ? [] : await spelling.suggest(own, at.word);
    if (!signal.aborted) {
      place.current = at.to;
      dispatchKeepingCaret(view, (tr) => action(tr, { kind: 'show', at }));
      reveal(view.nodeDOM(view.state.doc.resolve(at.from).before()));
    }
    return { kind: 'found', at, around: around(at), suggestions };
  };
  const around = ({ from, to }: Misspelt): [string, string] => {
    const $from = view.state.doc.resolve(from);
    const read = (start: number, end: number): string => view.state.doc.textBetween(start, end, ' ', ' ');
    return [read(Math.max($from.start(), from - 40), from), read(to, Math.min($from.end(), to + 40))];
  };
  const begin = useRef(goOn);
  begin.current = goOn;
  // Synchronises with the asynchronous search: it starts with the panel, and again after a change of the language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language says when, not what
  useEffect(() => {
    if (!isOn) return;
    place.current = null;
    begin.current();
    return () => {
      search.current?.abort();
      if (!view.isDestroyed) dispatchKeepingCaret(view, (tr) => action(tr, { kind: 'show', at: null }));
    };
  }, [isOn, language, view]);
  const isDone = walk.kind === 'none';
  const hasLines = useEditingValue((editing) => marksOf(editing.view.state).lines.find().length > 0);
  // Synchronises with the underlines in the text: if no word was found, the first new underline starts another search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a line that came says when; that nothing was found does not
  useEffect(() => {
    if (isDone && hasLines) begin.current();
  }, [hasLines]);
  return { walk, goOn };
}

function reveal(drawn: Node | null): void {
  if (drawn instanceof HTMLElement) drawn.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
