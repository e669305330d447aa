import type { ZipEntry } from '@redraft/documents';
import type { ClaimedExport, ExportStep } from '../../domain/data-exports/index.ts';
import { say } from '../../platform/sentences.ts';
import { accountEntries } from './account-entries.ts';
import { pack } from './packing.ts';
import { writtenReviewEntries } from './review-entries.ts';
import { teachingEntries } from './teaching-entries.ts';
import { loadTexts, textEntries } from './text-entries.ts';

/** All entries of a person's data export, one after the other, with one text at a time in memory. */
export async function* listExportEntries(
  { userId, language }: ClaimedExport,
  clock: () => Date,
): AsyncGenerator<ExportStep> {
  const texts = await loadTexts(userId);
  const total = texts.length;
  yield { kind: 'progress', done: 0, total };
  const readMe = say(language, { code: 'data.readme', params: { at: clock().toISOString() } });
  yield* steps([await pack('README.txt', readMe.replaceAll('\n', '\r\n'))]);
  yield* steps(accountEntries(userId));
  for (const [at, text] of texts.entries()) {
    yield* steps(textEntries(text, userId, clock()));
    yield { kind: 'progress', done: at + 1, total };
  }
  yield* steps(writtenReviewEntries(userId));
  yield* steps(teachingEntries(userId));
}

async function* steps(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<ExportStep> {
  for await (const entry of entries) yield { kind: 'entry', entry };
}
