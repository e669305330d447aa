import { FindBox } from '../../ui/find/FindBox.tsx';
import { useAround, useCanvas, useWorkplace } from '../state/workplace.tsx';
import { noSearch } from './search.ts';
import { useFind } from './use-find.ts';

/** Looks for something on all pages, and in their notes. */
export function FindStrip() {
  const find = useAround((around) => around.find);
  return find === null ? null : <OpenStrip round={find.round} withReplace={find.mode === 'replace'} />;
}

function OpenStrip({ round, withReplace }: { round: number; withReplace: boolean }) {
  const workplace = useWorkplace();
  const { wanted, options } = useAround(({ search }) => search);
  const canReplace = useCanvas(({ canWrite }) => canWrite) && withReplace;
  const find = useFind();
  return (
    <FindBox
      {...{ find, wanted, options, canReplace, round }}
      onWanted={(words) => workplace.set({ search: { wanted: words, options, at: -1 } })}
      onOptions={(next) => workplace.set({ search: { wanted, options: next, at: -1 } })}
      onClose={() => {
        workplace.set({ find: null, search: noSearch });
        workplace.focus();
      }}
      say={workplace.say}
    />
  );
}
