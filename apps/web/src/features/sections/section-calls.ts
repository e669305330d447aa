import type { AssignSectionBody, ClassId, SectionId } from '@redraft/contracts';
import { callApi } from '../../lib/api.ts';

export function addSection(body: { classId: ClassId; name: string }): Promise<void> {
  return callApi('POST', '/api/classes/section', { creates: true, body });
}

export function renameSection(body: { id: SectionId; name: string }): Promise<void> {
  return callApi('PATCH', '/api/classes/section', { body });
}

export function deleteSection(id: SectionId): Promise<void> {
  return callApi('DELETE', '/api/classes/section', { query: { id } });
}

export function assignSection(body: AssignSectionBody): Promise<void> {
  return callApi('PUT', '/api/classes/sectionMembers', { body });
}
