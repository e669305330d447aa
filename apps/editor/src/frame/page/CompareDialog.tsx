import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Difference, DifferenceRow } from '../difference.ts';

interface Props {
  load: () => Promise<Difference>;
  onClose: () => void;
}

/** Text that is only in mine, and only in theirs. */
export function CompareDialog({ load, onClose }: Props) {
  const t = useTexts();
  // The versions at the time of the request.
  const [loadOnce] = useState(() => load);
  const [difference, setDifference] = useState<Difference | 'failed' | null>(null);
  // Synchronises with the server and the worker: one comparison for each opening of the dialog.
  useEffect(() => {
    let isStale = false;
    loadOnce().then(
      (result) => isStale || setDifference(result),
      () => isStale || setDifference('failed'),
    );
    return () => {
      isStale = true;
    };
  }, [loadOnce]);
  return (
    <Dialog title={t('compare.title')} onClose={onClose}>
      {difference === null ? <p role="status">{t('compare.loading')}</p> : null}
      {difference === 'failed' ? <p role="alert">{t('compare.failed')}</p> : null}
      {difference !== null && difference !== 'failed' ? (
        <>
          <p className="compare-legend">
            <ins>{t('compare.mine')}</ins> <del>{t('compare.theirs')}</del>
          </p>
          {difference.rows.length === 0 ? <p>{t('compare.same')}</p> : null}
          {withIndex(difference.rows).map(({ index, item }) => (
            <Row key={index} row={item} />
          ))}
        </>
      ) : null}
    </Dialog>
  );
}

function Row({ row }: { row: DifferenceRow }) {
  return (
    <p className="compare-row" dir="auto">
      {withIndex(row.pieces).map(({ index, item: { kind, text } }) => {
        const Piece = kind === 'mine' ? 'ins' : kind === 'theirs' ? 'del' : 'span';
        return <Piece key={index}>{text}</Piece>;
      })}
    </p>
  );
}

/** The list is static, so the index identifies an item. */
function withIndex<One>(list: readonly One[]): { index: number; item: One }[] {
  return list.map((item, index) => ({ index, item }));
}
