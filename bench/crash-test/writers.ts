import { docxFromText } from '@redraft/documents';
import { signIn } from '../accounts.ts';
import { type OpenText, openPlace, openText, putFile } from '../writing.ts';

/** A student with the own text open, saving as an editor does: over HTTP, with a lock, one version after another. */
export interface Writer {
  text: OpenText;
  /** Of all saves so far, answered or not. */
  count: number;
  acknowledged: { seq: number; text: string }[];
}

const writerCount = 12;
const password = 'Demo1234!';

/** A class with an assignment that all of them have begun. */
export async function openWriters(address: string): Promise<Writer[]> {
  const instructor = await signIn(address, { username: 'demo_instructor', password });
  const place = await openPlace(instructor, 'Crash test', 'CR-ASH01');
  const names = Array.from({ length: writerCount }, (_, index) => `demo_student${index + 1}`);
  const begin = async (username: string): Promise<Writer> => {
    const student = await signIn(address, { username, password });
    return { text: await openText(address, student, place), count: 0, acknowledged: [] };
  };
  return Promise.all(names.map(begin));
}

/** Saves until the server does not answer any more; what it answered is remembered. */
export async function writeUntilGone(writer: Writer): Promise<void> {
  for (;;) {
    writer.count += 1;
    const text = `Text ${writer.text.fileId}, save ${writer.count}. ${'And on. '.repeat(writer.count % 40)}`;
    const answer = await putFile(writer.text, docxFromText(text))
      .then(async (received) => ({ received, body: await received.text() }))
      .catch(() => null);
    if (answer === null) return;
    if (answer.received.status !== 200) throw new Error(`A save was refused: ${answer.body}`);
    writer.acknowledged.push({ seq: Number(answer.received.headers.get('x-wopi-itemversion')), text });
  }
}
