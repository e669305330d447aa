import type { Process } from '../process/process.ts';
import { rounded } from '../report.ts';
import { groupSessions, type Session } from '../sessions.ts';
import type { Column } from './column.ts';

const section = 'sessions';

/** Without the first column, which names the text. */
export const sittingColumns: readonly Column<[Session, number]>[] = [
  { name: 'session', unit: 'number', section, of: (_session, index) => index + 1 },
  { name: 'first_s', unit: 's since the first save', section, of: ({ first }) => first },
  { name: 'last_s', unit: 's since the first save', section, of: ({ last }) => last },
  { name: 'saves', unit: 'number', section, of: ({ saves }) => saves },
  { name: 'active_s', unit: 's', section, of: ({ activeSeconds }) => activeSeconds },
  { name: 'think_s', unit: 's', section, of: ({ thinkSeconds }) => thinkSeconds },
  { name: 'away_s', unit: 's', section, of: ({ awaySeconds }) => awaySeconds },
  { name: 'worked_weq', unit: 'word equivalents', section, of: ({ worked }) => worked },
];

/** A row for each sitting at a text (docs/research-export.md#sittings). */
export function sittingRows(process: Process): (string | number | null)[][] {
  return groupSessions(process).map((session, index) =>
    sittingColumns.map(({ of }) => rounded(of(session, index))),
  );
}
