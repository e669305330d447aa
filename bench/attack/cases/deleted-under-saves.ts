import { docxFromText } from '@redraft/documents';
import { handIn, openPlace, openText, putFile } from '../../writing.ts';
import { type Attack, outcomeRow } from '../attack.ts';
import type { World } from '../world.ts';

/** Saves, grades and submits while the assignment is being deleted. */
async function deleteUnderSaves(world: World, round: number): Promise<number[]> {
  const [instructor, student] = [await world.account('instructor'), await world.account('student3')];
  const key = `AT-DEL${String(round).padStart(2, '0')}`;
  const place = await openPlace(instructor, `Goes away ${round}`, key);
  const text = await openText(world.address, student, place);
  const save = (words: string) => putFile(text, docxFromText(words));
  const answers = await Promise.all([
    ...['One.', 'Two.', 'Three.'].map(save),
    instructor.request(`/api/classes/assignment?id=${place.assignmentId}`, { method: 'DELETE' }),
    handIn(student, text),
    instructor.request(`/api/classes/setGrade?id=${text.submissionId}&unsubmitted=true&grade=1`, {
      method: 'POST',
    }),
    save('Four.'),
  ]);
  const lateSave = await save('Five.');
  return [...answers.map(({ status }) => status), lateSave.status < 400 ? 500 : lateSave.status];
}

const attack: Attack = {
  name: 'An assignment that goes away under saves leaves nothing broken behind',
  run: async (world) => {
    const rounds = world.isShort ? 3 : 30;
    const statuses: number[] = [];
    for (let round = 0; round < rounds; round++) statuses.push(...(await deleteUnderSaves(world, round)));
    const deleted = statuses.filter((_, index) => index % 8 === 3 && statuses[index] === 200).length;
    return [
      outcomeRow('assignments that were deleted', deleted, rounds),
      outcomeRow(
        'answers that broke, and saves that were taken afterwards',
        statuses.filter((status) => status >= 500).length,
        0,
      ),
    ];
  },
};

export default attack;
