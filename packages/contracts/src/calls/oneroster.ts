import { defineCall } from '../call.ts';
import {
  changeRosterSourceSchema,
  importRosterFilesBodySchema,
  importRosterServiceBodySchema,
  madeRosterSourceSchema,
  newRosterSourceSchema,
  rosterImportSchema,
  rosterServiceImportSchema,
  rosterSourceQuerySchema,
  rosterSourcesSchema,
} from '../oneroster.ts';
import { doneSchema } from '../wire.ts';

export const listRosterSources = defineCall({
  method: 'GET',
  path: '/api/admin/oneroster',
  summary: 'The school information systems whose people and classes are imported, with their last imports',
  answer: rosterSourcesSchema,
});

export const addRosterSource = defineCall({
  method: 'POST',
  path: '/api/admin/oneroster',
  summary: 'Add a school information system',
  body: newRosterSourceSchema,
  answer: madeRosterSourceSchema,
  errors: [
    'class.area_required',
    'class.level_required',
    'oneroster.address_refused',
    'oneroster.secret_required',
    'oneroster.too_many_sources',
  ],
  creates: true,
});

export const changeRosterSource = defineCall({
  method: 'PUT',
  path: '/api/admin/oneroster',
  summary: 'Change a school information system',
  body: changeRosterSourceSchema,
  answer: doneSchema,
  errors: [
    'not_found',
    'class.area_required',
    'class.level_required',
    'oneroster.address_refused',
    'oneroster.secret_required',
  ],
});

export const removeRosterSource = defineCall({
  method: 'DELETE',
  path: '/api/admin/oneroster',
  summary: 'Forget a school information system; accounts, classes and enrollments stay',
  query: rosterSourceQuerySchema,
  answer: doneSchema,
  errors: ['not_found'],
});

export const importRosterFiles = defineCall({
  method: 'POST',
  path: '/api/admin/oneroster/files',
  summary: 'Import the files of a OneRoster export; with dryRun, say only what that would do',
  body: importRosterFilesBodySchema,
  answer: rosterImportSchema,
  errors: [
    'not_found',
    'account.email_taken',
    'account.username_taken',
    'document.too_large',
    'oneroster.too_many_rows',
    'oneroster.unreadable',
    'service.unavailable',
    'template.file_required',
  ],
});

export const importRosterService = defineCall({
  method: 'POST',
  path: '/api/admin/oneroster/service',
  summary:
    'Have everything imported from the rostering service of a system; with dryRun, only have said what that would do',
  body: importRosterServiceBodySchema,
  answer: rosterServiceImportSchema,
  errors: ['not_found'],
});

export const readRosterServiceImport = defineCall({
  method: 'GET',
  path: '/api/admin/oneroster/service',
  summary: 'How far the last import from the rostering service of a system is, and what came of it',
  query: rosterSourceQuerySchema,
  answer: rosterServiceImportSchema,
});
