import { CaseSensitive, ChevronDown, ChevronUp, WholeWord, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { FindButton, ToggleButton } from './FindButton.tsx';
import './find.css';

/** Search state and actions, for any document type. */
export interface FindState {
  count: number;
  /** Zero-based index of the selected match; -1 if none is selected. */
  currentIndex: number;
  /** True during the first search of a long document. */
  isSearching: boolean;
  select: (direction: 1 | -1) => void;
  replace: (replacement: string) => void;
  /** Returns the number of replacements. */
  replaceAll: (replacement: string) => number;
}

export interface FindOptions {
  isCaseSensitive: boolean;
  isWholeWord: boolean;
}

interface Props {
  find: FindState;
  query: string;
  onQuery: (query: string) => void;
  options: FindOptions;
  onOptions: (options: FindOptions) => void;
  canReplace: boolean;
  /** Number of the command that opened the search bar: each new one focuses the field again. */
  requestCount: number;
  onClose: () => void;
  /** Announces a message to screen readers. */
  announce: (text: string) => void;
}

/** Search bar over the document, which stays visible and usable. */
export function FindBox(props: Props) {
  const { find, query, onQuery, options, onOptions, canReplace, requestCount, onClose, announce } = props;
  const t = useTexts();
  const field = useRef<HTMLInputElement>(null);
  // Synchronises with the focus, also on repeated requests.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request focuses the field
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [requestCount]);
  const handleKey = (event: KeyboardEvent): void => {
    // Keys typed here are not commands for the document.
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    else if (event.key === 'F3') find.select(event.shiftKey ? -1 : 1);
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
            find.select(event.shiftKey ? -1 : 1);
          }}
        />
        <Count find={find} query={query} />
        <ToggleButton
          name={t('find:isExact')}
          icon={CaseSensitive}
          isOn={options.isCaseSensitive}
          onToggle={() => onOptions({ ...options, isCaseSensitive: !options.isCaseSensitive })}
        />
        <ToggleButton
          name={t('find:isWord')}
          icon={WholeWord}
          isOn={options.isWholeWord}
          onToggle={() => onOptions({ ...options, isWholeWord: !options.isWholeWord })}
        />
        <FindButton name={t('find:before')} icon={ChevronUp} onPress={() => find.select(-1)} />
        <FindButton name={t('find:next')} icon={ChevronDown} onPress={() => find.select(1)} />
        <FindButton name={t('close')} icon={X} onPress={onClose} />
      </div>
      {canReplace ? <ReplaceRow find={find} announce={announce} /> : null}
    </search>
  );
}

function Count({ find, query }: { find: FindState; query: string }) {
  const t = useTexts();
  const { count, currentIndex, isSearching } = find;
  const text =
    query === '' || isSearching
      ? ''
      : count === 0
        ? t('find:nothing')
        : currentIndex < 0
          ? t('find:count', { count })
          : t('find:place', { at: currentIndex + 1, count });
  return <output className="find-count">{text}</output>;
}

function ReplaceRow({ find, announce }: { find: FindState; announce: (text: string) => void }) {
  const t = useTexts();
  const [replacement, setReplacement] = useState('');
  const isDisabled = find.count === 0;
  return (
    <div className="find-row">
      <input
        type="text"
        dir="auto"
        aria-label={t('find:words')}
        placeholder={t('find:words')}
        value={replacement}
        onChange={(event) => setReplacement(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          find.replace(replacement);
        }}
      />
      <button
        type="button"
        className="quiet-action"
        disabled={isDisabled}
        onClick={() => find.replace(replacement)}
      >
        {t('find:replace')}
      </button>
      <button
        type="button"
        className="quiet-action"
        disabled={isDisabled}
        onClick={(event) => {
          announce(t('find:replaced', { count: find.replaceAll(replacement) }));
          // The button becomes disabled when nothing is left to replace, and would lose the focus.
          event.currentTarget.closest('search')?.querySelector('input')?.focus();
        }}
      >
        {t('find:replaceAll')}
      </button>
    </div>
  );
}
