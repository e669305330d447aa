import { type Conversion, conversionSchema } from '@redraft/contracts';
import { makeNextConversion } from '../domain/conversions/index.ts';
import { now } from '../platform/clock.ts';
import type { Caller, TestApp } from './app.ts';
import { officeFile } from './office-files.ts';
import { formWith, sendForm } from './templates.ts';

/** Converts what waits, as a worker does; `convert` replaces LibreOffice. */
export async function convertAll(
  convert: Parameters<typeof makeNextConversion>[0]['convert'],
): Promise<unknown[]> {
  const failures: unknown[] = [];
  const onError = (_of: unknown, cause: unknown) => failures.push(cause);
  while (await makeNextConversion({ clock: now, convert, onError }));
  return failures;
}

/** What LibreOffice would make of a file with this text. */
export const convertedTo =
  (text: string) => (_bytes: Uint8Array, _from: string, to: 'docx' | 'xlsx' | 'pptx') =>
    Promise.resolve(officeFile(to, text));

/** Uploads an OpenDocument file for a file of a submission, or for the template library. */
export async function startConversion(
  app: TestApp,
  caller: Caller,
  target: { fileId: number } | { contentType: string },
  file: { name: string; bytes: Uint8Array },
) {
  const path = 'fileId' in target ? '/api/conversions/file' : '/api/conversions/template';
  return sendForm(app, caller, path, formWith({ ...target }, file));
}

export async function startedConversion(...request: Parameters<typeof startConversion>): Promise<Conversion> {
  return conversionSchema.parse((await startConversion(...request)).body);
}
