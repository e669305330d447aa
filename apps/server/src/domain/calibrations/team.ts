import type { AssignmentId, Marker, UserId } from '@redraft/contracts';
import type { ClassRow } from '../classes/index.ts';
import { listMarkers } from '../second-marking/index.ts';
import { listMarks, listTeam, listTexts, type MarkRow, type RoundRow } from './queries.ts';
import type { Round } from './round-rules.ts';

/** A round with the team members who may still grade in the class. */
export async function loadRound(
  id: AssignmentId,
  { row, classRow }: { row: RoundRow; classRow: ClassRow },
): Promise<{ team: Marker[]; rules: Round; marks: readonly MarkRow[] }> {
  const [memberIds, markers, texts, marks] = await Promise.all([
    listTeam(id),
    listMarkers(classRow),
    listTexts(id),
    listMarks(id),
  ]);
  const team = markers.filter((marker) => memberIds.includes(marker.id));
  const rules = { team: team.map((one): UserId => one.id), texts, marks, isClosed: row.closedAt !== null };
  return { team, rules, marks };
}
