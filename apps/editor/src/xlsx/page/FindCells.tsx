import { useMemo, useState } from 'react';
import { FindBox } from '../../ui/find/FindBox.tsx';
import { useEditing, useSheetView } from '../editing/editing-context.ts';
import { useFormulaLocale } from '../editing/notation.ts';
import { findCells, replaceIn } from './find-cells.ts';

interface Props {
  round: number;
  withReplace: boolean;
  onClose: () => void;
  announce: (text: string) => void;
}

/** Searches all sheets. */
export function FindCells({ round, withReplace, onClose, announce }: Props) {
  const lang = useFormulaLocale();
  const editing = useEditing();
  const { book: workbook, sheet, active, canWrite } = useSheetView();
  const [query, setQuery] = useState('');
  const [options, setOptions] = useState({ isExact: false, isWord: false });
  const matches = useMemo(
    () => findCells(workbook, { query, ...options }, lang),
    [workbook, query, options, lang],
  );
  const at = matches.findIndex(
    (one) => one.sheet === sheet.id && one.row === active.row && one.column === active.column,
  );
  const show = (place: number): void => {
    const match = matches[((place % matches.length) + matches.length) % matches.length];
    if (match === undefined) return;
    editing.showSheet(match.sheet);
    editing.select({ row: match.row, column: match.column });
  };
  const replace = (chosen: typeof matches, words: string): number => {
    const edit = replaceIn(workbook, chosen, { query, words, lang, ...options });
    return edit !== null && editing.apply(edit) ? chosen.length : 0;
  };
  return (
    <FindBox
      {...{ query, options, round, onClose, announce }}
      canReplace={canWrite && withReplace}
      onQuery={setQuery}
      onOptions={setOptions}
      find={{
        count: matches.length,
        at,
        isSearching: false,
        go: (by) => show(at < 0 ? (by > 0 ? 0 : -1) : at + by),
        replace: (words) => {
          if (at < 0) return show(0);
          replace(matches.slice(at, at + 1), words);
          show(at + 1);
        },
        replaceAll: (words) => replace(matches, words),
      }}
    />
  );
}
