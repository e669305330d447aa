import { CaseSensitive, ChevronDown, ChevronUp, WholeWord, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { useEditing } from '../editing/editing-context.ts';
import { useCloseFind, usePageActs, useSurroundings } from '../tools/page-acts.tsx';
import { useQuietValue } from '../tools/quiet-value.ts';
import { isWriting } from '../tools/writing-tool.ts';
import { FindButton, ToggleButton } from './FindButton.tsx';
import { type Find, useFind } from './use-find.ts';

/** A strip over the text: looks for something while the text stays in sight and in reach. */
export function FindStrip() {
  const { find } = useSurroundings();
  return find === null ? null : <OpenStrip round={find.round} withReplace={find.mode === 'replace'} />;
}

function OpenStrip({ round, withReplace }: { round: number; withReplace: boolean }) {
  const t = useTexts();
  const { view } = useEditing();
  const closeFind = useCloseFind();
  const canReplace = useQuietValue(isWriting) && withReplace;
  const [wanted, setWanted] = useState(() => selectedWords(view.state));
  const [options, setOptions] = useState({ isExact: false, isWord: false });
  const find = useFind(wanted, options);
  const field = useRef<HTMLInputElement>(null);
  // Synchronises with the focus: also when it is asked for again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is an opening
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [round]);
  const close = (): void => {
    closeFind();
    view.focus();
  };
  const handleKey = (event: KeyboardEvent): void => {
    // What is typed here is no command to the text.
    event.stopPropagation();
    if (event.key === 'Escape') close();
    else if (event.key === 'F3') find.go(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };
  return (
    <search className="find" aria-label={t('find:name')} onKeyDown={handleKey}>
      <div className="find-row">
        <input
          ref={field}
          type="text"
          aria-label={t('find:wanted')}
          placeholder={t('find:wanted')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            find.go(event.shiftKey ? -1 : 1);
          }}
        />
        <Count find={find} wanted={wanted} />
        <ToggleButton
          name={t('find:isExact')}
          icon={CaseSensitive}
          isOn={options.isExact}
          onToggle={() => setOptions({ ...options, isExact: !options.isExact })}
        />
        <ToggleButton
          name={t('find:isWord')}
          icon={WholeWord}
          isOn={options.isWord}
          onToggle={() => setOptions({ ...options, isWord: !options.isWord })}
        />
        <FindButton name={t('find:before')} icon={ChevronUp} onPress={() => find.go(-1)} />
        <FindButton name={t('find:next')} icon={ChevronDown} onPress={() => find.go(1)} />
        <FindButton name={t('close')} icon={X} onPress={close} />
      </div>
      {canReplace ? <ReplaceRow find={find} /> : null}
    </search>
  );
}

function Count({ find, wanted }: { find: Find; wanted: string }) {
  const t = useTexts();
  const { matches, at, isSearching } = find;
  const count = matches.length;
  const text =
    wanted === '' || isSearching
      ? ''
      : count === 0
        ? t('find:nothing')
        : at < 0
          ? t('find:count', { count })
          : t('find:place', { at: at + 1, count });
  return <output className="find-count">{text}</output>;
}

function ReplaceRow({ find }: { find: Find }) {
  const t = useTexts();
  const page = usePageActs();
  const [words, setWords] = useState('');
  const hasNone = find.matches.length === 0;
  return (
    <div className="find-row">
      <input
        type="text"
        aria-label={t('find:words')}
        placeholder={t('find:words')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          find.replace(words);
        }}
      />
      <button type="button" className="quiet-action" disabled={hasNone} onClick={() => find.replace(words)}>
        {t('find:replace')}
      </button>
      <button
        type="button"
        className="quiet-action"
        disabled={hasNone}
        onClick={() => page.say(t('find:replaced', { count: find.replaceAll(words) }))}
      >
        {t('find:replaceAll')}
      </button>
    </div>
  );
}

/** Longer selections are no word to look for. */
const longest = 100;

function selectedWords({ selection, doc }: ReturnType<typeof useEditing>['view']['state']): string {
  const { from, to, $from, $to } = selection;
  return $from.sameParent($to) && to - from <= longest ? doc.textBetween(from, to) : '';
}
