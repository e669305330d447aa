import type { AssignmentId, DoublyMarkedText, SecondMarking, SubmissionId } from '@redraft/contracts';
import { type Actor, canGradeClass } from '../../access/index.ts';
import { AppError } from '../../platform/errors.ts';
import { selectOptionalAssignment } from '../assignments/index.ts';
import { selectClass } from '../classes/index.ts';
import { loadStaffMembership } from '../members/index.ts';
import { listSubmissions, type SubmissionRow } from '../submissions/index.ts';
import { listMarkers, placeOf } from './markers.ts';
import { differenceOf, type MarkerPosition, shownMarks } from './pair-rules.ts';
import { listPairs, type PairRow, selectOptionalMarkingOf } from './queries.ts';
import { listUngraded } from './set-up.ts';

/** For the instructor and the two markers; other staff get a refusal, everyone else not_found. */
export async function readSecondMarking(actor: Actor, id: AssignmentId): Promise<SecondMarking> {
  const assignment = await selectOptionalAssignment(id);
  if (!assignment) throw new AppError('not_found');
  const membership = await loadStaffMembership(actor, assignment.class_id);
  const canManage = canGradeClass(actor, membership);
  const [classRow, marking] = await Promise.all([
    selectClass(assignment.class_id),
    selectOptionalMarkingOf(id),
  ]);
  const position = marking ? placeOf(actor, marking) : null;
  if (!canManage && position === null) throw new AppError('access.denied');
  const gradeOptions = classRow.grades.filter(({ selected }) => selected).map(({ value }) => value);
  return {
    assignmentId: id,
    classId: classRow.id,
    assignmentTitle: assignment.title,
    className: classRow.name,
    timezone: classRow.time_zone,
    gradeMethod: classRow.grade_method,
    gradeOptions,
    markers: marking ? [] : await listMarkers(classRow),
    numberOfTexts: marking ? 0 : (await listUngraded(id)).length,
    drawn: marking ? { ...marking, drawnAt: marking.drawnAt.toISOString(), place: position } : null,
    texts: marking ? await presentTexts(id, { position, gradeOptions }) : [],
    can: { manage: canManage },
  };
}

interface Viewer {
  position: MarkerPosition | null;
  gradeOptions: readonly string[];
}

async function presentTexts(id: AssignmentId, viewer: Viewer): Promise<DoublyMarkedText[]> {
  const pairs = await listPairs(id);
  const texts = await listSubmissions(pairs.map(({ submissionId }): SubmissionId => submissionId));
  const byId = new Map(texts.map((text): [SubmissionId, SubmissionRow] => [text.id, text]));
  const presentedTexts = pairs.flatMap((pair) => {
    const text = byId.get(pair.submissionId);
    return text ? [presentText(pair, text, viewer)] : [];
  });
  return presentedTexts.toSorted((one, other) => one.name.localeCompare(other.name));
}

function presentText(
  pair: PairRow,
  text: SubmissionRow,
  { position, gradeOptions }: Viewer,
): DoublyMarkedText {
  const marks = shownMarks(pair);
  return {
    submissionId: pair.submissionId,
    name: `${text.first_name} ${text.last_name}`,
    own: position && pair[position],
    isFirstDone: pair.first !== null,
    isSecondDone: pair.second !== null,
    marks,
    difference: marks && differenceOf(marks, gradeOptions),
    isSettled: pair.isSettled,
    grade: pair.isSettled ? (text.score ?? text.alternate_grade) : null,
  };
}
