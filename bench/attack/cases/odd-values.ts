import { docxFromText } from '@redraft/documents';
import { openPlace, openText, putFile } from '../../writing.ts';
import { type Attack, outcomeRow } from '../attack.ts';

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString();
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString();

/** Field values of an assignment that exceed the range of the database, the calendar or the display. */
const fields: readonly Record<string, unknown>[] = [
  { title: 'half a sign \ud800' },
  { title: 'nothing \u0000 at all' },
  { description: '\udfff' },
  { endDate: '9999-12-31T23:59:59.000Z' },
  { endDate: '+275760-09-13T00:00:00.000Z' },
  { startDate: '0000-01-01T00:00:00.000Z' },
  { pointValue: ' 5 ' },
  { pointValue: '0x10' },
  { pointValue: 1e308 },
];
const grades = ['%20', '0x10', '1e1', '%2B5', '5.', '٣', 'true', 'NaN'];
const ids = ['true', '0x1', '%201', '1e0', '-1', '99999999999999999999', '%00', '%ED%A0%80'];

const attack: Attack = {
  name: 'No value is taken for another, and none that cannot be kept is more than a mistake',
  run: async (world) => {
    const instructor = await world.account('instructor');
    const place = await openPlace(instructor, 'Odd values', 'AT-VALUE');
    const text = await openText(world.address, await world.account('student2'), place);
    await putFile(text, docxFromText('Words.'));
    const post = (path: string) => instructor.request(path, { method: 'POST' });
    const answers = await Promise.all([
      ...fields.map((field) =>
        instructor.request('/api/classes/createAssignment', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            classId: place.classId,
            title: 'Odd',
            pointValue: 10,
            startDate: yesterday(),
            endDate: inAWeek(),
            ...field,
          }),
        }),
      ),
      ...grades.map((grade) =>
        post(`/api/classes/setGrade?id=${text.submissionId}&unsubmitted=true&grade=${grade}`),
      ),
      ...ids.map((id) => post(`/api/classes/readsubmission?submissionId=${id}`)),
    ]);
    const accepted = answers.filter(({ status }) => status < 400);
    const faults = answers.filter(({ status }) => status >= 500);
    return [
      outcomeRow(`odd values taken, of ${answers.length}`, accepted.length, 0),
      outcomeRow('odd values that the server broke on', faults.length, 0),
    ];
  },
};

export default attack;
