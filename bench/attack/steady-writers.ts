import { setTimeout as delay } from 'node:timers/promises';
import { docxFromText } from '@redraft/documents';
import { checkFile } from '../crash-test/check.ts';
import type { Writer } from '../crash-test/writers.ts';
import type { Row } from '../table.ts';
import { putFile } from '../writing.ts';
import { outcomeRow } from './attack.ts';
import { runWithDatabase, type World } from './world.ts';

const restMs = 20;

export interface Written {
  writers: readonly Writer[];
  /** Responses other than 200 and 503 (retry). */
  odd: string[];
}

/** Runs an action while four students save repeatedly; rejected or unanswered saves are retried. */
export async function writeDuring<Result>(
  world: World,
  action: () => Promise<Result>,
): Promise<Written & { result: Result }> {
  const names = ['student1', 'student2', 'student3', 'student4'];
  const open = async (name: string): Promise<Writer> => ({
    text: await world.openText(name),
    count: 0,
    acknowledged: [],
  });
  const writers: Writer[] = [];
  for (const name of names) writers.push(await open(name));
  const odd: string[] = [];
  let isOver = false;
  const writing = writers.map(async (writer) => {
    while (!isOver) odd.push(...(await saveOnce(writer)));
  });
  try {
    const result = await action();
    return { result, writers, odd };
  } finally {
    isOver = true;
    await Promise.all(writing);
  }
}

async function saveOnce(writer: Writer): Promise<string[]> {
  writer.count += 1;
  const text = `Save ${writer.count} of ${writer.text.fileId}. ${'And on. '.repeat(writer.count % 40)}`;
  const answer = await putFile(writer.text, docxFromText(text)).catch(() => null);
  const body = (await answer?.text().catch(() => null)) ?? null;
  await delay(restMs);
  if (answer === null || body === null || answer.status === 503) return [];
  if (answer.status !== 200) return [`${answer.status} ${body}`];
  writer.acknowledged.push({ seq: Number(answer.headers.get('x-wopi-itemversion')), text });
  return [];
}

/** Checks everything written, on the running server's database. */
export async function rowsOfWritten({ server }: World, { writers, odd }: Written): Promise<Row[]> {
  const results = await runWithDatabase(server, async () => {
    const checked = [];
    for (const writer of writers) checked.push(await checkFile(writer));
    return checked;
  });
  const acknowledged = results.reduce((sum, result) => sum + result.acknowledged, 0);
  return [
    { measure: 'saves answered', value: String(acknowledged), target: '≥ 1', isMet: acknowledged > 0 },
    outcomeRow(
      'of these lost or different',
      results.reduce((sum, result) => sum + result.missing, 0),
      0,
    ),
    outcomeRow('texts with a broken chain', results.filter((result) => !result.isIntact).length, 0),
    outcomeRow('other answers than 200 and 503', odd[0] ?? 'none', 'none'),
  ];
}
