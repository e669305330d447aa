import { FindBox } from '../../ui/find/FindBox.tsx';
import { useCanvas, useEditorContext, useUiState } from '../state/editor-context.tsx';
import { noSearch } from './search.ts';
import { useFind } from './use-find.ts';

/** Searches all pages and their notes. */
export function FindStrip() {
  const find = useUiState((around) => around.find);
  return find === null ? null : <OpenStrip round={find.round} withReplace={find.mode === 'replace'} />;
}

function OpenStrip({ round, withReplace }: { round: number; withReplace: boolean }) {
  const context = useEditorContext();
  const { query, options } = useUiState(({ search }) => search);
  const canReplace = useCanvas(({ canWrite }) => canWrite) && withReplace;
  const find = useFind();
  return (
    <FindBox
      {...{ find, query, options, canReplace, round }}
      onQuery={(words) => context.setUiState({ search: { query: words, options, at: -1 } })}
      onOptions={(next) => context.setUiState({ search: { query, options: next, at: -1 } })}
      onClose={() => {
        context.setUiState({ find: null, search: noSearch });
        context.focus();
      }}
      announce={context.announce}
    />
  );
}
