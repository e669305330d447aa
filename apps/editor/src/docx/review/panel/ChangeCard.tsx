import type { TFunction } from 'i18next';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n.ts';
import { CardHead } from '../../../ui/comments/CardHead.tsx';
import { useEditor } from '../../editing/editing-context.ts';
import type { Change } from '../../tracking/list-changes.ts';
import type { Verdict } from '../../tracking/resolution-outcome.ts';
import { listAllowedVerdicts } from '../change-commands.ts';

interface Props {
  change: Change;
  /** The text that it is about. */
  quote: ReactNode;
  canResolve: boolean;
  onResolve: (verdict: Verdict) => void;
}

const icons = { accept: Check, reject: X } as const;

export function ChangeCard({ change, quote, canResolve, onResolve }: Props) {
  const t = useTexts();
  const editor = useEditor();
  return (
    <>
      <CardHead author={change.author} date={change.date}>
        {canResolve ? (
          <span className="card-verdict">
            {listAllowedVerdicts(editor).map((verdict) => {
              const Icon = icons[verdict];
              return (
                <button
                  key={verdict}
                  type="button"
                  className="icon-button"
                  title={t(`review:${verdict}`)}
                  aria-label={t(`review:${verdict}`)}
                  onClick={() => onResolve(verdict)}
                >
                  <Icon size={16} aria-hidden />
                </button>
              );
            })}
          </span>
        ) : null}
      </CardHead>
      {quote}
    </>
  );
}

/** Deleted and inserted text. */
export function ChangedText({ change: { kind, text, deleted } }: { change: Change }) {
  const t = useTexts();
  const visibleText = toVisibleText(text, t);
  if (kind === 'format') return <span>{visibleText}</span>;
  if (kind === 'deletion') return <del>{visibleText}</del>;
  return (
    <>
      {deleted === '' ? null : <del>{toVisibleText(deleted, t)}</del>} <ins>{visibleText}</ins>
    </>
  );
}

const maxLength = 220;

/** A change may be pages long; only its start is shown. */
function toVisibleText(text: string, t: TFunction): string {
  const plain = text.replace(/\n/g, ' ¶ ').trim();
  if (plain === '¶') return t('review:paragraph');
  if (plain === '') return t('review:object');
  return plain.length > maxLength ? `${plain.slice(0, maxLength)}…` : plain;
}
