import { z } from 'zod';
import { defineCall } from '../call.ts';
import { templateIdSchema } from '../ids.ts';
import {
  convertedTemplateBodySchema,
  templateSchema,
  uploadTemplateBodySchema,
} from '../template-library.ts';
import { doneSchema } from '../wire.ts';

const oneTemplateSchema = z.object({ id: templateIdSchema });

export const addTemplate = defineCall({
  method: 'POST',
  path: '/api/auxfiles/template',
  summary: 'Upload a template to the own library',
  body: uploadTemplateBodySchema,
  answer: templateSchema,
  errors: ['template.file_required', 'document.wrong_type', 'document.invalid', 'document.too_large'],
  creates: true,
});

export const addConvertedTemplate = defineCall({
  method: 'POST',
  path: '/api/conversions/template/add',
  summary: 'Add a converted file to the own library as a template; the original is kept',
  body: convertedTemplateBodySchema,
  answer: templateSchema,
  errors: [
    'not_found',
    'conversion.waiting',
    'conversion.failed',
    'conversion.timed_out',
    'document.too_large',
    'document.wrong_type',
    'document.invalid',
    'file.full',
  ],
  creates: true,
});

export const downloadTemplateOriginal = defineCall({
  method: 'GET',
  path: '/api/auxfiles/template/original',
  summary: 'Download the OpenDocument file of which a template of the own library is the conversion',
  query: oneTemplateSchema,
  errors: ['template.unknown', 'not_found'],
  answer: 'file',
});

export const listTemplates = defineCall({
  method: 'GET',
  path: '/api/auxfiles/templates',
  summary: 'The own library of templates',
  answer: z.array(templateSchema),
});

export const removeTemplate = defineCall({
  method: 'DELETE',
  path: '/api/auxfiles/template',
  summary: 'Take a template out of the own library; assignments keep their copies',
  query: oneTemplateSchema,
  answer: doneSchema,
  errors: ['template.unknown'],
});

export const readThumbnail = defineCall({
  method: 'GET',
  path: '/api/auxfiles/image/:id',
  summary: 'The picture of a template of the own library',
  params: oneTemplateSchema,
  errors: ['not_found'],
  answer: 'file',
});
