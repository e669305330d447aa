import type { AssignmentId, CalibratedText, Calibration, UserId } from '@redraft/contracts';
import { type Actor, canGradeClass } from '../../access/index.ts';
import { AppError } from '../../platform/errors.ts';
import { selectOptionalAssignment } from '../assignments/index.ts';
import { selectClass } from '../classes/index.ts';
import { loadStaffMembership } from '../members/index.ts';
import { listMarkers } from '../second-marking/index.ts';
import { listSubmissions } from '../submissions/index.ts';
import { type MarkRow, selectOptionalRound } from './queries.ts';
import { listCalibratable } from './round.ts';
import { isShown, type Round } from './round-rules.ts';
import { loadRound } from './team.ts';

/** For the instructor and the team of the round; other staff get a refusal, everyone else not_found. */
export async function readCalibration(actor: Actor, id: AssignmentId): Promise<Calibration> {
  const assignment = await selectOptionalAssignment(id);
  if (!assignment) throw new AppError('not_found');
  const membership = await loadStaffMembership(actor, assignment.class_id);
  const canManage = canGradeClass(actor, membership);
  const [classRow, row] = await Promise.all([selectClass(assignment.class_id), selectOptionalRound(id)]);
  const round = row ? await loadRound(id, { row, classRow }) : null;
  const isMember = round?.team.some((one) => one.id === actor.userId) ?? false;
  if (!canManage && !isMember) throw new AppError('access.denied');
  return {
    assignmentId: id,
    assignmentTitle: assignment.title,
    classId: classRow.id,
    className: classRow.name,
    gradeMethod: classRow.grade_method,
    gradeOptions: classRow.grades.filter(({ selected }) => selected).map(({ value }) => value),
    markers: round ? [] : await listMarkers(classRow),
    numberOfTexts: round ? 0 : (await listCalibratable(id)).length,
    round:
      row && round
        ? { begunAt: row.begunAt.toISOString(), team: round.team, isShown: isShown(round.rules), isMember }
        : null,
    texts: round ? await presentTexts(round, actor.userId) : [],
    can: { manage: canManage },
  };
}

async function presentTexts(
  { rules, marks }: { rules: Round; marks: readonly MarkRow[] },
  userId: UserId,
): Promise<CalibratedText[]> {
  const texts = await listSubmissions(rules.texts);
  const showsMarks = isShown(rules);
  const calibratedTexts = texts.map((text): CalibratedText => {
    const textMarks = marks.filter(({ submissionId }) => submissionId === text.id);
    return {
      submissionId: text.id,
      name: `${text.first_name} ${text.last_name}`,
      own: textMarks.find((one) => one.userId === userId)?.mark ?? null,
      given: textMarks.length,
      marks: showsMarks
        ? textMarks.map(({ userId: id, name, mark }) => ({ marker: { id, name }, mark }))
        : null,
    };
  });
  return calibratedTexts.toSorted((one, other) => one.name.localeCompare(other.name));
}
