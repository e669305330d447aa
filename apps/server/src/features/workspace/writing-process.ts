import type { FileId, UserId } from '@redraft/contracts';
import { createDocxWriter } from '@redraft/documents';
import { appendSave, createFile, zipCodec } from '../../domain/revisions/index.ts';

/** One save of a recorded or simulated process: the whole text at an instant (milliseconds since 1970). */
export interface ProcessSave {
  at: number;
  text: string;
  dirtyMs: number;
}

/** Does not compress, because thousands of versions are written in a row and each is read once. */
const quickWriter = () => createDocxWriter({ codec: zipCodec, store: true });

/** Creates a main file whose first version is a docx file with the given text. */
export async function createProcessFile(file: {
  title: string;
  startText: string;
  at: Date;
}): Promise<FileId> {
  const { fileId } = await createFile({
    kind: 'docx',
    name: `${file.title}.docx`,
    bytes: quickWriter()(file.startText, file.at),
    origin: 'base',
    at: file.at,
  });
  return fileId;
}

/** Appends the saves one by one, as regular saves. Returns how many changed the text. */
export async function appendProcess(
  target: { fileId: FileId; userId: UserId },
  saves: Iterable<ProcessSave>,
): Promise<number> {
  const writeOutput = quickWriter();
  let changed = 0;
  for (const save of saves) {
    const at = new Date(save.at);
    const result = await appendSave({
      ...target,
      bytes: writeOutput(save.text, at),
      at,
      dirtyMs: save.dirtyMs,
      origin: 'typed',
    });
    if (result.changed) changed += 1;
  }
  return changed;
}
