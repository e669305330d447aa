import type { AssignSectionBody, ClassId, SectionId } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/sections';
import { sendCall } from '../../lib/api.ts';

export function addSection(body: { classId: ClassId; name: string }): Promise<void> {
  return sendCall(calls.addSection, { body });
}

export function renameSection(body: { id: SectionId; name: string }): Promise<void> {
  return sendCall(calls.renameSection, { body });
}

export function deleteSection(id: SectionId): Promise<void> {
  return sendCall(calls.removeSection, { query: { id } });
}

export function assignSection(body: AssignSectionBody): Promise<void> {
  return sendCall(calls.assignSection, { body });
}
