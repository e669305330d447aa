import { limits, success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/template-library';
import {
  addConvertedTemplate,
  addTemplate,
  downloadTemplateOriginal,
  listOwnTemplates,
  readThumbnail,
  removeTemplate,
} from '../../domain/template-library/index.ts';
import { defineFileRoute, defineRoute } from '../../platform/route.ts';

export const templateLibraryRoutes = [
  defineRoute(calls.addTemplate, {
    permission: 'template.manage',
    // Each upload is parsed and rendered; a higher rate would only delay others.
    limitPerMinute: 30,
    upload: { maxFileBytes: limits.templateBytes, tooLarge: 'document.too_large' },
    handler: async ({ actor, body, now }) => {
      const { title, description, selectedFile } = body;
      const file = selectedFile && {
        name: selectedFile.name,
        bytes: new Uint8Array(await selectedFile.arrayBuffer()),
      };
      return addTemplate(actor, { title, description, file: file ?? null }, now);
    },
  }),
  defineRoute(calls.addConvertedTemplate, {
    permission: 'template.manage',
    handler: ({ actor, body: { id: conversionId, title, description }, now }) =>
      addConvertedTemplate(actor, { title, description, conversionId }, now),
  }),
  defineFileRoute(calls.downloadTemplateOriginal, {
    permission: 'template.manage',
    handler: ({ actor, query }) => downloadTemplateOriginal(actor, query.id),
  }),
  defineRoute(calls.listTemplates, {
    permission: 'template.manage',
    handler: ({ actor }) => listOwnTemplates(actor),
  }),
  defineRoute(calls.removeTemplate, {
    permission: 'template.manage',
    handler: async ({ actor, query, now }) => {
      await removeTemplate(actor, query.id, now);
      return success;
    },
  }),
  defineFileRoute(calls.readThumbnail, {
    permission: 'template.manage',
    handler: ({ actor, params }) => readThumbnail(actor, params.id),
  }),
];
