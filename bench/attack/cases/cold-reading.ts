import { DocumentError, textOfDocx } from '@redraft/documents';
import {
  readCurrent,
  readOps,
  verifyChain,
  zipCodec,
} from '../../../apps/server/src/domain/revisions/index.ts';
import { putFile } from '../../writing.ts';
import { type Attack, outcomeRow } from '../attack.ts';
import { makeCase } from '../fuzz/cases.ts';
import { runWithDatabase, type World } from '../world.ts';

interface Saved {
  fileId: Awaited<ReturnType<World['openText']>>['fileId'];
  /** Text of the last accepted version; null if there is none. */
  text: string | null;
  /** Responses that are neither 200 nor a rejection. */
  unexpected: number;
}

function textUnlessRefused(bytes: Uint8Array): string | null {
  try {
    return textOfDocx(bytes, zipCodec);
  } catch (error) {
    if (error instanceof DocumentError) return null;
    throw error;
  }
}

/** Saves all versions of a random document to one text. */
async function saveCase(world: World, number: number): Promise<Saved> {
  const textOfStudent = await world.openText('student3');
  let text: string | null = null;
  let unexpected = 0;
  for (const { bytes, isSound } of makeCase(world.seed, number).versions) {
    const { status } = await putFile(textOfStudent, bytes);
    if (status === 200) text = textUnlessRefused(bytes);
    else if (isSound || ![400, 413, 415].includes(status)) unexpected += 1;
  }
  return { fileId: textOfStudent.fileId, text, unexpected };
}

/** Whether a freshly started server reads the same from the log alone. */
async function isReadAlike({ fileId, text }: Saved): Promise<boolean> {
  const { isIntact } = await verifyChain(fileId);
  await readOps(fileId);
  const stored = textOfDocx((await readCurrent(fileId)).bytes, zipCodec);
  return isIntact && (text === null || text === stored);
}

const attack: Attack = {
  name: 'What was saved on top of another version reads alike after a restart',
  run: async (world) => {
    const saved: Saved[] = [];
    for (let number = 0; number < (world.isShort ? 10 : 300); number++)
      saved.push(await saveCase(world, number));
    let different = 0;
    await runWithDatabase(world.server, async () => {
      for (const savedFile of saved) if (!(await isReadAlike(savedFile))) different += 1;
    });
    return [
      {
        measure: 'random texts, with comments, CDATA and instructions, sound or not',
        value: String(saved.length),
      },
      outcomeRow(
        'answers other than 200 or a refusal',
        saved.reduce((sum, { unexpected }) => sum + unexpected, 0),
        0,
      ),
      outcomeRow('texts that read otherwise, or with a broken chain', different, 0),
    ];
  },
};

export default attack;
