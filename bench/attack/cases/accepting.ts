import { textOfDocx } from '@redraft/documents';
import { readCurrent, verifyChain, zipCodec } from '../../../apps/server/src/domain/revisions/index.ts';
import { handIn, type OpenText, putFile } from '../../writing.ts';
import { type Attack, outcomeRow, waitRow } from '../attack.ts';
import { docxOfBody, paragraph } from '../documents.ts';
import { watch } from '../watch.ts';
import { runWithDatabase, type World } from '../world.ts';

const run = '<w:r><w:t>words</w:t></w:r>';
const nested = (tag: string, depth: number) =>
  `<w:p>${run}${`<${tag}>`.repeat(depth)}${run}${`</${tag}>`.repeat(depth)}</w:p>`;
const deletedMark = '<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr></w:p>';

const bodies: readonly { measure: string; body: string }[] = [
  { measure: '64,000 insertions, one within another', body: nested('w:ins', 64_000) },
  { measure: '64,000 deletions, one within another', body: nested('w:del', 64_000) },
  { measure: '20,000 paragraphs that become one', body: deletedMark.repeat(20_000) + paragraph('words') },
  {
    measure: 'a change that is never closed, in a comment',
    body: `<!-- <w:ins> -->${nested('w:ins', 1)}<!-- <w:del> -->`,
  },
];

/** Saves and submits the document; returns the stored state. */
async function handInBody(world: World, body: string) {
  const textOfStudent = await world.openText('student2');
  const bytes = docxOfBody(body);
  const { result, waits } = await watch(world, async () => {
    const saved = await putFile(textOfStudent, bytes);
    const handedIn = await handIn(await world.account('student2'), textOfStudent);
    return `${saved.status}, ${handedIn.status}`;
  });
  return { answers: result, waits, kept: await readKept(world, textOfStudent, textOfDocx(bytes, zipCodec)) };
}

async function readKept(world: World, { fileId }: OpenText, text: string): Promise<string> {
  return runWithDatabase(world.server, async () => {
    const { bytes } = await readCurrent(fileId);
    const { isIntact } = await verifyChain(fileId);
    return `${textOfDocx(bytes, zipCodec) === text ? 'same' : 'other'} words, ${isIntact ? 'intact' : 'broken'} chain`;
  });
}

const attack: Attack = {
  name: 'Accepting changes loses no word and delays no other request',
  run: async (world) => {
    const rows = [];
    for (const { measure, body } of bodies) {
      const { answers, waits, kept } = await handInBody(world, body);
      rows.push(
        outcomeRow(`${measure}: answers to save and hand-in`, answers, '200, 200'),
        outcomeRow('  kept', kept, 'same words, intact chain'),
        waitRow(world, '  longest wait at /healthz', waits.health),
        waitRow(world, '  longest wait of another save', waits.save),
        outcomeRow('  other saves lost', waits.lost, 0),
      );
    }
    return rows;
  },
};

export default attack;
