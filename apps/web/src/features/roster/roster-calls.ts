import type {
  ClassId,
  ImportRosterAnswer,
  ImportRosterBody,
  InvitationId,
  MailInvitationsAnswer,
  MailInvitationsBody,
  RosterRow,
} from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/roster';
import { callApi, sendCall } from '../../lib/api.ts';
import { downloadFile } from '../../lib/files.ts';

export interface RosterImport {
  classId: ClassId;
  rows: readonly RosterRow[];
}

/** Previews the import. */
export function previewRoster(body: RosterImport, signal: AbortSignal): Promise<ImportRosterAnswer> {
  return callApi(calls.importRoster, { body: { ...body, dryRun: true }, signal });
}

export function importRoster(
  body: RosterImport & Pick<ImportRosterBody, 'mailLanguage'>,
): Promise<ImportRosterAnswer> {
  return callApi(calls.importRoster, { body });
}

export function exportRoster(query: { classId: ClassId; separator: 'comma' | 'semicolon' }): Promise<void> {
  return downloadFile(calls.exportRoster, query);
}

export function removeInvitation(id: InvitationId): Promise<void> {
  return sendCall(calls.removeInvitation, { query: { id } });
}

export function mailInvitations(body: MailInvitationsBody): Promise<MailInvitationsAnswer> {
  return callApi(calls.mailInvitations, { body });
}
