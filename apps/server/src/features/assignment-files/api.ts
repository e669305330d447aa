import {
  addTemplateItemBody,
  allowImportQuery,
  applyTemplateQuery,
  assignmentId,
  assignmentTemplateId,
  changeTemplateItemsBody,
  done,
  editorFrame,
  itemFrameQuery,
  success,
  templateItem,
} from '@redraft/contracts';
import { z } from 'zod';
import { defineFileRoute, defineRoute } from '../../platform/route.ts';
import { downloadItem, openItemFrame } from './item-files.ts';
import { addItem, applyTemplate, changeItems, listItemsFor, removeItem, setAllowImport } from './service.ts';

const oneItem = z.object({ id: assignmentTemplateId });

export const assignmentFileRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/auxfiles/assignment',
    summary: 'The files of an assignment, the main one first',
    permission: 'template.manage',
    query: z.object({ assignmentId }),
    answer: z.array(templateItem),
    errors: ['not_found'],
    handler: ({ actor, query }) => listItemsFor(actor, query.assignmentId),
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/auxfiles/assignment',
    summary: 'Add a file to an assignment',
    creates: true,
    permission: 'template.manage',
    body: addTemplateItemBody,
    answer: templateItem,
    errors: ['not_found', 'template.too_many', 'template.unknown', 'document.wrong_type'],
    handler: ({ actor, body, now }) => addItem(actor, body, now),
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/auxfiles/assignments',
    summary: 'Change titles of files, and whether students may import into them: all or nothing',
    permission: 'template.manage',
    body: changeTemplateItemsBody,
    answer: z.array(templateItem),
    errors: ['not_found'],
    handler: ({ actor, body, now }) => changeItems(actor, body, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/auxfiles/assignment/allowImport',
    summary: 'Let students import a document into a file, or not',
    permission: 'template.manage',
    query: allowImportQuery,
    answer: templateItem,
    errors: ['not_found'],
    handler: ({ actor, query, now }) =>
      setAllowImport(actor, query.id, { allowImport: query.allowImport, now }),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/auxfiles/assignment',
    summary: 'Begin a file from a template, or blank again; copies that students have stay as they are',
    permission: 'template.manage',
    query: applyTemplateQuery,
    answer: templateItem,
    errors: ['not_found', 'template.unknown', 'document.wrong_type'],
    handler: ({ actor, query, now }) =>
      applyTemplate(actor, { itemId: query.assignmentTemplateId, templateFileId: query.templateId }, now),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/auxfiles/assignment',
    summary: 'Remove an additional file that no student has begun',
    permission: 'template.manage',
    query: oneItem,
    answer: done,
    errors: ['not_found', 'template.has_copies'],
    handler: async ({ actor, query, now }) => {
      await removeItem(actor, query.id, now);
      return success;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/auxfiles/assignment/frame',
    summary: 'Edit a file in the embedded editor; what is saved reaches students who begin later',
    permission: 'template.manage',
    query: itemFrameQuery,
    answer: editorFrame,
    errors: ['not_found', 'document.no_editor'],
    handler: ({ actor, query, now }) => openItemFrame(actor, query, now),
  }),
  defineFileRoute({
    method: 'GET',
    path: '/api/auxfiles/assignment/file',
    summary: 'Download a file of an assignment',
    permission: 'template.manage',
    query: oneItem,
    errors: ['not_found'],
    handler: ({ actor, query }) => downloadItem(actor, query.id),
  }),
];
