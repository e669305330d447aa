import { defineCall } from '../call.ts';
import {
  changeRosterSourceSchema,
  importRosterFilesBodySchema,
  madeRosterSourceSchema,
  newRosterSourceSchema,
  requestedRosterImportSchema,
  requestRosterImportBodySchema,
  rosterSourceQuerySchema,
  rosterSourcesSchema,
} from '../oneroster.ts';
import { doneSchema } from '../wire.ts';

export const listRosterSources = defineCall({
  method: 'GET',
  path: '/api/admin/oneroster',
  summary: 'The student information systems whose people and classes are imported, with their last imports',
  answer: rosterSourcesSchema,
});

export const addRosterSource = defineCall({
  method: 'POST',
  path: '/api/admin/oneroster',
  summary: 'Add a student information system',
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
  summary: 'Change a student information system',
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
  summary: 'Forget a student information system; accounts, classes and enrollments stay',
  query: rosterSourceQuerySchema,
  answer: doneSchema,
  errors: ['not_found'],
});

export const importRosterFiles = defineCall({
  method: 'POST',
  path: '/api/admin/oneroster/files',
  summary:
    'Have the uploaded files of a OneRoster export imported; with dryRun, only have said what that would do',
  body: importRosterFilesBodySchema,
  answer: requestedRosterImportSchema,
  errors: ['not_found', 'oneroster.files_too_large', 'oneroster.import_running', 'template.file_required'],
});

export const requestRosterImport = defineCall({
  method: 'POST',
  path: '/api/admin/oneroster/import',
  summary:
    'Have everything imported from the rostering service of a system or the files uploaded last; with dryRun, only have said what that would do',
  body: requestRosterImportBodySchema,
  answer: requestedRosterImportSchema,
  errors: ['not_found', 'oneroster.files_gone'],
});

export const readRequestedRosterImport = defineCall({
  method: 'GET',
  path: '/api/admin/oneroster/import',
  summary: 'How far the last import of a system that somebody has asked for is, and what came of it',
  query: rosterSourceQuerySchema,
  answer: requestedRosterImportSchema,
});
