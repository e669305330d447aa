import { FindBox } from '../../ui/find/FindBox.tsx';
import { useCanvas, useEditorContext, useUiState } from '../state/editor-context.tsx';
import { noSearch } from './search.ts';
import { useFind } from './use-find.ts';

/** Searches all pages and their notes. */
export function FindStrip() {
  const find = useUiState((uiState) => uiState.find);
  return find === null ? null : (
    <OpenFindStrip requestCount={find.requestCount} withReplace={find.mode === 'replace'} />
  );
}

function OpenFindStrip({ requestCount, withReplace }: { requestCount: number; withReplace: boolean }) {
  const context = useEditorContext();
  const { query, options } = useUiState(({ search }) => search);
  const canReplace = useCanvas(({ canWrite }) => canWrite) && withReplace;
  const find = useFind();
  return (
    <FindBox
      {...{ find, query, options, canReplace, requestCount }}
      onQuery={(newQuery) => context.setUiState({ search: { query: newQuery, options, currentMatch: -1 } })}
      onOptions={(newOptions) =>
        context.setUiState({ search: { query, options: newOptions, currentMatch: -1 } })
      }
      onClose={() => {
        context.setUiState({ find: null, search: noSearch });
        context.focus();
      }}
      announce={context.announce}
    />
  );
}
