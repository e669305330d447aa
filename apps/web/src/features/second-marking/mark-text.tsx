import type { Mark } from '@redraft/contracts';
import { NumberText } from '../../ui/number-text.tsx';

/** A mark or grade in points or as a letter; "-" if there is none. */
export function MarkText({ mark }: { mark: Mark | null }) {
  if (typeof mark === 'number') return <NumberText value={mark} />;
  return <span>{mark ?? '-'}</span>;
}
