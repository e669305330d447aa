import type { TFunction } from 'i18next';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n.ts';
import { useEditing } from '../../editing/editing-context.ts';
import type { Change } from '../../tracking/list-changes.ts';
import type { Verdict } from '../../tracking/resolution-outcome.ts';
import { applicableVerdicts } from '../change-commands.ts';
import { CardHead } from './CardHead.tsx';

interface Props {
  change: Change;
  /** The text that it is about. */
  words: ReactNode;
  canDecide: boolean;
  onDecide: (verdict: Verdict) => void;
}

const icons = { accept: Check, reject: X } as const;

export function ChangeCard({ change, words, canDecide, onDecide }: Props) {
  const t = useTexts();
  const editing = useEditing();
  return (
    <>
      <CardHead author={change.author} date={change.date}>
        {canDecide ? (
          <span className="card-verdict">
            {applicableVerdicts(editing).map((verdict) => {
              const Icon = icons[verdict];
              return (
                <button
                  key={verdict}
                  type="button"
                  className="icon-button"
                  title={t(`review:${verdict}`)}
                  aria-label={t(`review:${verdict}`)}
                  onClick={() => onDecide(verdict)}
                >
                  <Icon size={16} aria-hidden />
                </button>
              );
            })}
          </span>
        ) : null}
      </CardHead>
      {words}
    </>
  );
}

/** Deleted and inserted text. */
export function ChangedWords({ change: { kind, text, deleted } }: { change: Change }) {
  const t = useTexts();
  const shown = shownOf(text, t);
  if (kind === 'format') return <span>{shown}</span>;
  if (kind === 'deletion') return <del>{shown}</del>;
  return (
    <>
      {deleted === '' ? null : <del>{shownOf(deleted, t)}</del>} <ins>{shown}</ins>
    </>
  );
}

const shownLength = 220;

/** A change may be pages long; only its start is shown. */
function shownOf(text: string, t: TFunction): string {
  const plain = text.replace(/\n/g, ' ¶ ').trim();
  if (plain === '¶') return t('review:paragraph');
  if (plain === '') return t('review:object');
  return plain.length > shownLength ? `${plain.slice(0, shownLength)}…` : plain;
}
