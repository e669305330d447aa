import { useState } from 'react';
import { FindBox } from '../../ui/find/FindBox.tsx';
import { useEditor } from '../editing/editing-context.ts';
import { useCloseFind, usePageActions, usePageUiState } from '../toolkit/page-actions.tsx';
import { useThrottledValue } from '../toolkit/throttled-value.ts';
import { canEdit } from '../toolkit/writing-tool.ts';
import { useFind } from './use-find.ts';

/** Search bar of the text editor. */
export function FindStrip() {
  const { find } = usePageUiState();
  return find === null ? null : (
    <OpenFindStrip requestCount={find.requestCount} withReplace={find.mode === 'replace'} />
  );
}

function OpenFindStrip({ requestCount, withReplace }: { requestCount: number; withReplace: boolean }) {
  const { view } = useEditor();
  const closeFind = useCloseFind();
  const page = usePageActions();
  const canReplace = useThrottledValue(canEdit) && withReplace;
  const [query, setQuery] = useState(() => selectedWords(view.state));
  const [options, setOptions] = useState({ isCaseSensitive: false, isWholeWord: false });
  const { matches, ...find } = useFind(query, options);
  return (
    <FindBox
      {...{ query, options, canReplace, requestCount }}
      find={{ ...find, count: matches.length }}
      onQuery={setQuery}
      onOptions={setOptions}
      onClose={() => {
        closeFind();
        view.focus();
      }}
      announce={page.announce}
    />
  );
}

/** Longer selections are not used as a query. */
const maxLength = 100;

function selectedWords({ selection, doc }: ReturnType<typeof useEditor>['view']['state']): string {
  const { from, to, $from, $to } = selection;
  return $from.sameParent($to) && to - from <= maxLength ? doc.textBetween(from, to) : '';
}
