import type { ClassId, Marker, UserId } from '@redraft/contracts';
import { type Actor, type ActorRoles, canGradeSubmission, type MarkedText } from '../../access/index.ts';
import { selectOptionalAccount } from '../accounts/index.ts';
import type { ClassRow } from '../classes/index.ts';
import { listAssistants, listSectionsOf, selectOptionalMembership } from '../members/index.ts';
import type { SubmissionRow } from '../submissions/index.ts';

/** Who may mark texts of a class: its instructor, and assistants who may grade. */
export async function listMarkers(classRow: ClassRow): Promise<Marker[]> {
  const assistants = await listAssistants(classRow.id);
  const graders = assistants.filter(({ marking }) => marking.level === 'grade');
  return [
    { id: classRow.owner_id, name: classRow.instructor_name },
    ...graders.map((row) => ({ id: row.id, name: `${row.first_name} ${row.last_name}` })),
  ];
}

type Text = Pick<SubmissionRow, 'student_id'>;

/** The texts that a user may grade; for an assistant, those of their sections. */
export async function listGradableBy<T extends Text>(
  marker: UserId,
  { classId, texts }: { classId: ClassId; texts: readonly T[] },
): Promise<T[]> {
  const [account, membership, sectionOf] = await Promise.all([
    selectOptionalAccount(marker),
    selectOptionalMembership(classId, marker),
    listSectionsOf(
      classId,
      texts.map((text): UserId => text.student_id),
    ),
  ]);
  if (!account || !membership) return [];
  const actorRoles: ActorRoles = { userId: marker, roles: account.roles };
  return texts.filter(({ student_id: studentId }) => {
    const text: MarkedText = { studentId, sectionId: sectionOf(studentId) };
    return canGradeSubmission(actorRoles, membership, text);
  });
}

export function placeOf(
  actor: Pick<Actor, 'userId'>,
  { first, second }: { first: Marker; second: Marker },
): 'first' | 'second' | null {
  if (first.id === actor.userId) return 'first';
  return second.id === actor.userId ? 'second' : null;
}
