import { CaseSensitive, ChevronDown, ChevronUp, WholeWord, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { FindButton, ToggleButton } from './FindButton.tsx';
import './find.css';

/** Search state and actions, for any document type. */
export interface Found {
  count: number;
  /** Zero-based index of the selected match; -1 if none is selected. */
  at: number;
  /** True during the first search of a long document. */
  isSearching: boolean;
  go: (by: 1 | -1) => void;
  replace: (words: string) => void;
  /** Returns the number of replacements. */
  replaceAll: (words: string) => number;
}

export interface FindOptions {
  isExact: boolean;
  isWord: boolean;
}

interface Props {
  find: Found;
  query: string;
  onQuery: (query: string) => void;
  options: FindOptions;
  onOptions: (options: FindOptions) => void;
  canReplace: boolean;
  /** Distinguishes successive requests. */
  round: number;
  onClose: () => void;
  /** Announces a message to screen readers. */
  announce: (text: string) => void;
}

/** Search bar over the document, which stays visible and usable. */
export function FindBox(props: Props) {
  const { find, query, onQuery, options, onOptions, canReplace, round, onClose, announce } = props;
  const t = useTexts();
  const field = useRef<HTMLInputElement>(null);
  // Synchronises with the focus, also on repeated requests.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is an opening
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [round]);
  const handleKey = (event: KeyboardEvent): void => {
    // Keys typed here are not commands for the document.
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
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
          dir="auto"
          aria-label={t('find:wanted')}
          placeholder={t('find:wanted')}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            find.go(event.shiftKey ? -1 : 1);
          }}
        />
        <Count find={find} wanted={query} />
        <ToggleButton
          name={t('find:isExact')}
          icon={CaseSensitive}
          isOn={options.isExact}
          onToggle={() => onOptions({ ...options, isExact: !options.isExact })}
        />
        <ToggleButton
          name={t('find:isWord')}
          icon={WholeWord}
          isOn={options.isWord}
          onToggle={() => onOptions({ ...options, isWord: !options.isWord })}
        />
        <FindButton name={t('find:before')} icon={ChevronUp} onPress={() => find.go(-1)} />
        <FindButton name={t('find:next')} icon={ChevronDown} onPress={() => find.go(1)} />
        <FindButton name={t('close')} icon={X} onPress={onClose} />
      </div>
      {canReplace ? <ReplaceRow find={find} announce={announce} /> : null}
    </search>
  );
}

function Count({ find, wanted: query }: { find: Found; wanted: string }) {
  const t = useTexts();
  const { count, at, isSearching } = find;
  const text =
    query === '' || isSearching
      ? ''
      : count === 0
        ? t('find:nothing')
        : at < 0
          ? t('find:count', { count })
          : t('find:place', { at: at + 1, count });
  return <output className="find-count">{text}</output>;
}

function ReplaceRow({ find, announce }: { find: Found; announce: (text: string) => void }) {
  const t = useTexts();
  const [words, setWords] = useState('');
  const hasNone = find.count === 0;
  return (
    <div className="find-row">
      <input
        type="text"
        dir="auto"
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
        onClick={(event) => {
          announce(t('find:replaced', { count: find.replaceAll(words) }));
          // The button becomes disabled when nothing is left to replace, and would lose the focus.
          event.currentTarget.closest('search')?.querySelector('input')?.focus();
        }}
      >
        {t('find:replaceAll')}
      </button>
    </div>
  );
}
