import { docxFromText, textOfDocx } from '@redraft/documents';
import { getFile, putFile } from '../../writing.ts';
import { type Attack, outcomeRow, waitRow } from '../attack.ts';
import { watch } from '../watch.ts';

const lines = (line: string) => Array.from({ length: 4000 }, () => line).join('\n');
const [before, after] = [lines('Over and over and over again.'), lines('Over and over, and over once more.')];

const attack: Attack = {
  name: 'Replacing one long repetitive text by another, which is expensive to compare, delays no other request',
  run: async (world) => {
    const textOfStudent = await world.openText('student1');
    const { result, waits } = await watch(world, async () => {
      const first = await putFile(textOfStudent, docxFromText(before));
      const second = await putFile(textOfStudent, docxFromText(after));
      return `${first.status}, ${second.status}`;
    });
    const stored = new Uint8Array(await (await getFile(textOfStudent)).arrayBuffer());
    return [
      outcomeRow('answers to both saves', result, '200, 200'),
      outcomeRow('the text is the second', String(textOfDocx(stored) === after), 'true'),
      waitRow(world, 'longest wait at /healthz', waits.health),
      waitRow(world, 'longest wait of another save', waits.save),
      outcomeRow('other saves lost', waits.lost, 0),
    ];
  },
};

export default attack;
