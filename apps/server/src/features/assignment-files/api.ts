import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/assignment-files';
import { presentAssignmentFile } from '../../domain/assignment-files/index.ts';
import { defineFileRoute, defineRoute } from '../../platform/route.ts';
import { downloadAssignmentFile, openAssignmentFileFrame } from './opening.ts';
import {
  addAssignmentFile,
  applyTemplate,
  changeAssignmentFiles,
  listAssignmentFilesFor,
  removeAssignmentFile,
  setAllowImport,
} from './service.ts';

export const assignmentFileRoutes = [
  defineRoute(calls.listAssignmentFiles, {
    permission: 'template.manage',
    handler: ({ actor, query, request: { server } }) =>
      listAssignmentFilesFor(actor, query.assignmentId, server.editorHost),
  }),
  defineRoute(calls.addAssignmentFile, {
    permission: 'template.manage',
    handler: async ({ actor, body, now, request: { server } }) =>
      presentAssignmentFile(await addAssignmentFile(actor, body, now), server.editorHost),
  }),
  defineRoute(calls.changeAssignmentFiles, {
    permission: 'template.manage',
    handler: async ({ actor, body, now, request: { server } }) => {
      const files = await changeAssignmentFiles(actor, body, now);
      return files.map((file) => presentAssignmentFile(file, server.editorHost));
    },
  }),
  defineRoute(calls.setAllowImport, {
    permission: 'template.manage',
    handler: async ({ actor, query, now, request: { server } }) => {
      const file = await setAllowImport(actor, query.id, { allowImport: query.allowImport, now });
      return presentAssignmentFile(file, server.editorHost);
    },
  }),
  defineRoute(calls.applyTemplate, {
    permission: 'template.manage',
    handler: async ({ actor, query, now, request: { server } }) => {
      const requested = { assignmentFileId: query.assignmentTemplateId, templateId: query.templateId };
      return presentAssignmentFile(await applyTemplate(actor, requested, now), server.editorHost);
    },
  }),
  defineRoute(calls.removeAssignmentFile, {
    permission: 'template.manage',
    handler: async ({ actor, query, now }) => {
      await removeAssignmentFile(actor, query.id, now);
      return success;
    },
  }),
  defineRoute(calls.openAssignmentFile, {
    permission: 'template.manage',
    handler: ({ actor, query, now, request: { server } }) =>
      openAssignmentFileFrame(actor, { ...query, editorHost: server.editorHost }, now),
  }),
  defineFileRoute(calls.downloadAssignmentFile, {
    permission: 'template.manage',
    handler: ({ actor, query }) => downloadAssignmentFile(actor, query.id),
  }),
];
