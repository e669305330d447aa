import { setTimeout as delay } from 'node:timers/promises';
import { docxFromText } from '@redraft/documents';
import type { OpenText } from '../writing.ts';
import { putFile } from '../writing.ts';

/** A student with the own text open, saving as an editor does: over HTTP, with a lock, one version after another. */
export interface Writer {
  text: OpenText;
  /** Of all saves so far, answered or not. */
  count: number;
  acknowledged: { seq: number; text: string }[];
}

/** One who goes on whatever ends: a save that is not answered is sent again, from the version that was there before it. */
export interface SteadyWriter extends Writer {
  /** Of the version that was last answered; null before the first. */
  time: string | null;
  /** How many saves had to be sent again. */
  unanswered: number;
  /** Refusals, which nobody expects. */
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

/** Before what was not answered is sent again. */
const restMs = 40;

/** Saves until it is told to stop, and leaves no save without an answer. */
export async function writeUntil(
  writer: SteadyWriter,
  isOver: () => boolean,
  pauseMs: () => number,
): Promise<void> {
  while (!isOver() && writer.odd.length === 0) {
    writer.count += 1;
    const text = textOfSave(writer.text.fileId, writer.count);
    const bytes = docxFromText(text);
    let tries = 1;
    for (; !(await saveOnce(writer, text, bytes)); tries++) await delay(restMs);
    if (tries > 1) writer.unanswered += 1;
    await delay(pauseMs());
  }
}

/** No two are alike. */
function textOfSave(fileId: number, count: number): string {
  const lines = Array.from({ length: 1 + (count % 12) }, (_, line) => `And on with line ${line}.`);
  return `Text ${fileId}, save ${count}.\n${lines.join('\n')}`;
}

/** Whether it was answered. */
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
