import { setTimeout as delay } from 'node:timers/promises';
import { docxFromText } from '@redraft/documents';
import type { OpenText } from '../writing.ts';
import { putFile } from '../writing.ts';

/** A student with an open text, saving like an editor: over HTTP, with a lock, one version after another. */
export interface Writer {
  text: OpenText;
  /** Number of saves so far, acknowledged or not. */
  count: number;
  acknowledged: { seq: number; text: string }[];
}

/** Keeps saving through failures: an unanswered save is sent again, based on the previous version. */
export interface SteadyWriter extends Writer {
  /** Time of the last acknowledged version; null before the first. */
  time: string | null;
  /** Number of saves that were sent again. */
  unanswered: number;
  /** Unexpected rejections. */
  odd: string[];
}

export const steadyWriter = (text: OpenText): SteadyWriter => ({
  text,
  count: 0,
  acknowledged: [],
  time: null,
  unanswered: 0,
  odd: [],
});

/** Delay before a retry. */
const restMs = 40;

/** Saves until told to stop; retries until every save is acknowledged. */
export async function writeUntil(
  writer: SteadyWriter,
  isOver: () => boolean,
  pauseMs: () => number,
): Promise<void> {
  while (!isOver() && writer.odd.length === 0) {
    writer.count += 1;
    const text = textOfSave(writer.text.fileId, writer.count);
    const bytes = docxFromText(text);
    let attempts = 1;
    for (; !(await saveOnce(writer, text, bytes)); attempts++) await delay(restMs);
    if (attempts > 1) writer.unanswered += 1;
    await delay(pauseMs());
  }
}

/** Unique per save. */
function textOfSave(fileId: number, count: number): string {
  const lines = Array.from({ length: 1 + (count % 12) }, (_, line) => `And on with line ${line}.`);
  return `Text ${fileId}, save ${count}.\n${lines.join('\n')}`;
}

/** Whether it was acknowledged. */
async function saveOnce(writer: SteadyWriter, text: string, bytes: Uint8Array): Promise<boolean> {
  const answer = await putFile(writer.text, bytes, writer.time).catch(() => null);
  const body = (await answer?.text().catch(() => null)) ?? null;
  if (answer === null || body === null || answer.status === 503) return false;
  const time = /"LastModifiedTime":"([^"]+)"/.exec(body)?.[1];
  if (answer.status !== 200 || time === undefined) {
    writer.odd.push(`${answer.status} ${body}`);
    return true;
  }
  writer.time = time;
  writer.acknowledged.push({ seq: Number(answer.headers.get('x-wopi-itemversion')), text });
  return true;
}
