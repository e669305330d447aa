import { z } from 'zod';
import { defineCall } from '../call.ts';
import { contentTypeSchema } from '../content-types.ts';
import { conversionSchema } from '../conversions.ts';
import { conversionIdSchema, fileIdSchema } from '../ids.ts';
import { doneSchema } from '../wire.ts';

const selectedFileSchema = z.file().optional();
const oneConversionSchema = z.object({ id: conversionIdSchema });
const uploadErrors = [
  'template.file_required',
  'conversion.unavailable',
  'conversion.other_type',
  'conversion.encrypted',
  'document.has_macros',
  'document.invalid',
  'document.too_large',
] as const;
const importErrors = [
  'not_found',
  'import.not_allowed',
  'assignment.not_started',
  'assignment.closed',
  'assignment.paused',
  'class.archived',
  'submission.closed',
  'submission.writing_ended',
] as const;

export const readConverter = defineCall({
  method: 'GET',
  path: '/api/conversions/converter',
  summary: 'Whether this installation can convert OpenDocument files',
  answer: z.object({ isAvailable: z.boolean() }),
});

export const convertForFile = defineCall({
  method: 'POST',
  path: '/api/conversions/file',
  summary:
    'Have an OpenDocument file converted to the type of a file of the own submission, to import it there',
  body: z.object({ fileId: fileIdSchema, selectedFile: selectedFileSchema }),
  answer: conversionSchema,
  errors: [...uploadErrors, ...importErrors],
  creates: true,
});

export const convertForTemplate = defineCall({
  method: 'POST',
  path: '/api/conversions/template',
  summary: 'Have an OpenDocument file converted to the type of a template, to add it to the own library',
  body: z.object({ contentType: contentTypeSchema, selectedFile: selectedFileSchema }),
  answer: conversionSchema,
  errors: [...uploadErrors],
  creates: true,
});

export const readConversion = defineCall({
  method: 'GET',
  path: '/api/conversions',
  summary: 'How far a conversion of the own account is',
  query: oneConversionSchema,
  answer: conversionSchema,
  errors: ['not_found', 'conversion.failed', 'conversion.timed_out', 'document.too_large'],
});

export const importConverted = defineCall({
  method: 'POST',
  path: '/api/conversions/file/import',
  summary: 'Replace a file of the own submission by a converted one, as a new version; the original is kept',
  query: z.object({ ...oneConversionSchema.shape, fileId: fileIdSchema }),
  answer: doneSchema,
  errors: [
    ...importErrors,
    'conversion.waiting',
    'conversion.failed',
    'conversion.timed_out',
    'document.too_large',
    'document.invalid',
    'import.other_type',
    'file.full',
    'class.full',
  ],
  creates: true,
});
