import { openPlace } from '../../writing.ts';
import { type Attack, outcomeRow } from '../attack.ts';

/** Cell contents that a spreadsheet program would execute (CSV injection), at the start of a cell or after another separator. The import turns a tab into a space. */
const names = ['=1+1', '+1', '@SUM(A1)', 'x;=1+1', 'x;"=1+1', 'x\t-1+1', '"=1+1', '＝1+1'];

/** Splits at every possible separator and ignores quotes, as a spreadsheet program with the wrong settings would. */
function splitAtAnySeparator(text: string): string[] {
  return text.split(/[,;\t\r\n]/).map((piece) => piece.replace(/^[\s"]+/, ''));
}

const attack: Attack = {
  name: 'No cell of an export is run by a spreadsheet program, whatever separates its cells',
  run: async (world) => {
    const instructor = await world.account('instructor');
    const { classId } = await openPlace(instructor, 'Names that look like formulas', 'AT-SHEET');
    await instructor.post('/api/classes/roster', {
      classId,
      rows: names.map((lastName, index) => ({
        email: `sheet${index}@example.org`,
        firstName: 'Attack',
        section: '',
        line: index + 2,
        lastName,
      })),
    });
    const exported = await Promise.all(
      ['comma', 'semicolon'].map(async (separator) => {
        const answer = await instructor.request(
          `/api/classes/roster?classId=${classId}&separator=${separator}`,
        );
        return answer.text();
      }),
    );
    const formulas = exported.flatMap(splitAtAnySeparator).filter((piece) => /^[=+\-@＝＋－＠]/.test(piece));
    return [
      outcomeRow('cells that would be run', formulas.length, 0),
      outcomeRow(
        'names that are in both files',
        exported.every((text) => text.includes('1+1')).toString(),
        'true',
      ),
    ];
  },
};

export default attack;
