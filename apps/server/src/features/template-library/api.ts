import {
  doneSchema,
  limits,
  success,
  templateIdSchema,
  templateSchema,
  uploadTemplateBodySchema,
} from '@redraft/contracts';
import { z } from 'zod';
import { addTemplate, listLibrary, readThumbnail, removeTemplate } from '../../domain/library/index.ts';
import { defineFileRoute, defineRoute } from '../../platform/route.ts';

const oneTemplateSchema = z.object({ id: templateIdSchema });

export const libraryRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/auxfiles/template',
    summary: 'Upload a template to the own library',
    creates: true,
    permission: 'template.manage',
    body: uploadTemplateBodySchema,
    // Each is read and drawn: more than a person's pace only keeps others waiting.
    limitPerMinute: 30,
    upload: { maxFileBytes: limits.templateBytes, tooLarge: 'document.too_large' },
    answer: templateSchema,
    errors: ['template.file_required', 'document.wrong_type', 'document.invalid', 'document.too_large'],
    handler: async ({ actor, body, now }) => {
      const { title, description, selectedFile } = body;
      const file = selectedFile && {
        name: selectedFile.name,
        bytes: new Uint8Array(await selectedFile.arrayBuffer()),
      };
      return addTemplate(actor, { title, description, file: file ?? null }, now);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/auxfiles/templates',
    summary: 'The own library of templates',
    permission: 'template.manage',
    answer: z.array(templateSchema),
    handler: ({ actor }) => listLibrary(actor),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/auxfiles/template',
    summary: 'Take a template out of the own library; assignments keep their copies',
    permission: 'template.manage',
    query: oneTemplateSchema,
    answer: doneSchema,
    errors: ['template.unknown'],
    handler: async ({ actor, query, now }) => {
      await removeTemplate(actor, query.id, now);
      return success;
    },
  }),
  defineFileRoute({
    method: 'GET',
    path: '/api/auxfiles/image/:id',
    summary: 'The picture of a template of the own library',
    permission: 'template.manage',
    params: oneTemplateSchema,
    errors: ['not_found'],
    handler: ({ actor, params }) => readThumbnail(actor, params.id),
  }),
];
