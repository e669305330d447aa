import { useMemo, useState } from 'react';
import { FindBox } from '../../ui/find/FindBox.tsx';
import { useEditing, useSheetView } from '../editing/editing-context.ts';
import { useFormulaLocale } from '../editing/formula-locale.ts';
import { isSameCell } from '../workbook/area.ts';
import { createReplaceEdit, findCells } from './find-cells.ts';

interface Props {
  requestCount: number;
  withReplace: boolean;
  onClose: () => void;
  announce: (text: string) => void;
}

/** Searches all sheets. */
export function FindCells({ requestCount, withReplace, onClose, announce }: Props) {
  const lang = useFormulaLocale();
  const editing = useEditing();
  const { workbook, sheet, active, canWrite } = useSheetView();
  const [query, setQuery] = useState('');
  const [options, setOptions] = useState({ isCaseSensitive: false, isWholeWord: false });
  const matches = useMemo(
    () => findCells(workbook, { query, ...options }, lang),
    [workbook, query, options, lang],
  );
  const at = matches.findIndex((one) => one.sheet === sheet.id && isSameCell(one, active));
  const showMatch = (matchIndex: number): void => {
    const match = matches[((matchIndex % matches.length) + matches.length) % matches.length];
    if (match === undefined) return;
    editing.showSheet(match.sheet);
    editing.select({ row: match.row, column: match.column });
  };
  const replace = (replacedMatches: typeof matches, replacement: string): number => {
    const edit = createReplaceEdit(workbook, replacedMatches, { query, replacement, lang, ...options });
    return edit !== null && editing.apply(edit) ? replacedMatches.length : 0;
  };
  return (
    <FindBox
      {...{ query, options, requestCount, onClose, announce }}
      canReplace={canWrite && withReplace}
      onQuery={setQuery}
      onOptions={setOptions}
      find={{
        count: matches.length,
        currentIndex: at,
        isSearching: false,
        select: (direction) => showMatch(at < 0 ? (direction > 0 ? 0 : -1) : at + direction),
        replace: (replacement) => {
          if (at < 0) return showMatch(0);
          replace(matches.slice(at, at + 1), replacement);
          showMatch(at + 1);
        },
        replaceAll: (replacement) => replace(matches, replacement),
      }}
    />
  );
}
