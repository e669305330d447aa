import type {
  ClassId,
  ImportRosterAnswer,
  ImportRosterBody,
  InvitationId,
  MailInvitationsAnswer,
  MailInvitationsBody,
  RosterRow,
} from '@redraft/contracts';
import { importRosterAnswerSchema, mailInvitationsAnswerSchema } from '@redraft/contracts';
import { callApi } from '../../lib/api.ts';
import { downloadFile } from '../../lib/files.ts';

export interface RosterImport {
  classId: ClassId;
  rows: readonly RosterRow[];
}

/** Says what the import would do. */
export function previewRoster(body: RosterImport, signal: AbortSignal): Promise<ImportRosterAnswer> {
  return callApi('POST', '/api/classes/roster', {
    creates: true,
    body: { ...body, dryRun: true },
    answer: importRosterAnswerSchema,
    signal,
  });
}

export function importRoster(
  body: RosterImport & Pick<ImportRosterBody, 'mailLanguage'>,
): Promise<ImportRosterAnswer> {
  return callApi('POST', '/api/classes/roster', { creates: true, body, answer: importRosterAnswerSchema });
}

export function exportRoster(query: { classId: ClassId; separator: 'comma' | 'semicolon' }): Promise<void> {
  return downloadFile('/api/classes/roster', query);
}

export function removeInvitation(id: InvitationId): Promise<void> {
  return callApi('DELETE', '/api/classes/invitation', { query: { id } });
}

export function mailInvitations(body: MailInvitationsBody): Promise<MailInvitationsAnswer> {
  return callApi('POST', '/api/classes/invitationmails', {
    creates: true,
    body,
    answer: mailInvitationsAnswerSchema,
  });
}
