import { limits, success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/importing';
import { readConversion } from '../../domain/conversions/index.ts';
import { canConvert } from '../../platform/download-formats.ts';
import { defineRoute } from '../../platform/route.ts';
import { convertForFile, convertForTemplate, importConverted, type UploadedFile } from './service.ts';

/** Each conversion uses a CPU for a while, and delays others in the queue. */
const limitPerMinute = 10;

export const importingRoutes = [
  defineRoute(calls.readConverter, {
    permission: 'account.use',
    handler: () => Promise.resolve({ isAvailable: canConvert() }),
  }),
  defineRoute(calls.convertForFile, {
    permission: 'assignment.write',
    limitPerMinute,
    upload: { maxFileBytes: limits.documentBytes, tooLarge: 'document.too_large' },
    handler: async ({ actor, body: { fileId, selectedFile }, now }) =>
      convertForFile(actor, { fileId, file: await readFile(selectedFile) }, now),
  }),
  defineRoute(calls.convertForTemplate, {
    permission: 'template.manage',
    limitPerMinute,
    upload: { maxFileBytes: limits.templateBytes, tooLarge: 'document.too_large' },
    handler: async ({ actor, body: { contentType, selectedFile }, now }) =>
      convertForTemplate(actor, { contentType, file: await readFile(selectedFile) }, now),
  }),
  defineRoute(calls.readConversion, {
    permission: 'account.use',
    handler: ({ actor, query }) => readConversion(actor, query.id),
  }),
  defineRoute(calls.importConverted, {
    permission: 'assignment.write',
    handler: async ({ actor, query, now }) => {
      await importConverted(actor, query, now);
      return success;
    },
  }),
];

async function readFile(file: File | undefined): Promise<UploadedFile | null> {
  return file ? { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) } : null;
}
