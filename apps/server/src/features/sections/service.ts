import type { AssignSectionBody, ClassId, InvitationId, SectionId, UserId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { lockManagedClass } from '../../domain/classes/index.ts';
import {
  countMembers,
  deleteSection,
  insertSection,
  isNameTaken,
  listInvitationsWithIds,
  listMembers,
  type SectionRow,
  selectOptionalSection,
  updateSection,
  updateSectionsOfInvitations,
  updateSectionsOfStudents,
} from '../../domain/members/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';

/** Locks the class of a section and loads the section, for the owner of the class only. */
async function lockManagedSection(actor: Actor, id: SectionId): Promise<SectionRow> {
  const unlocked = await selectOptionalSection(id);
  if (!unlocked) throw new AppError('not_found');
  await lockManagedClass(actor, unlocked.class_id);
  const section = await selectOptionalSection(id);
  if (!section) throw new AppError('not_found');
  return section;
}

export async function addSection(
  actor: Actor,
  requested: { classId: ClassId; name: string },
  now: Date,
): Promise<SectionId> {
  return inTransaction(async () => {
    await lockManagedClass(actor, requested.classId);
    const id = await insertSection({ ...requested, at: now });
    if (id === undefined) throw new AppError('section.name_taken');
    const details = { sectionId: id, name: requested.name };
    const subject = { subject: 'class' as const, subjectId: requested.classId };
    await audit({ at: now, actorId: actor.userId, action: 'class.add_section', ...subject, details });
    return id;
  });
}

export async function renameSection(
  actor: Actor,
  requested: { id: SectionId; name: string },
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    const section = await lockManagedSection(actor, requested.id);
    if (await isNameTaken(section, requested.name)) throw new AppError('section.name_taken');
    await updateSection(requested.id, requested.name);
    const details = { sectionId: requested.id, before: section.name, after: requested.name };
    const subject = { subject: 'class' as const, subjectId: section.class_id };
    await audit({ at: now, actorId: actor.userId, action: 'class.rename_section', ...subject, details });
  });
}

/** Deletes a section; its students stay in the class without one. */
export async function removeSection(actor: Actor, id: SectionId, now: Date): Promise<void> {
  await inTransaction(async () => {
    const section = await lockManagedSection(actor, id);
    const details = { sectionId: id, name: section.name, students: await countMembers(id) };
    await deleteSection(id);
    const subject = { subject: 'class' as const, subjectId: section.class_id };
    await audit({ at: now, actorId: actor.userId, action: 'class.remove_section', ...subject, details });
  });
}

/** Moves students to a section, all or none: refused if one of them is not in the class. */
export async function assignSection(actor: Actor, body: AssignSectionBody, now: Date): Promise<void> {
  const { classId, sectionId } = body;
  await inTransaction(async () => {
    await lockManagedClass(actor, classId);
    if (sectionId !== null) {
      const section = await selectOptionalSection(sectionId);
      if (section?.class_id !== classId) throw new AppError('not_found');
    }
    const members = await moveStudents(body);
    const invited = await moveInvitations(body);
    const before = members.map((row) => ({ studentId: row.student_id, sectionId: row.section_id }));
    const details = { sectionId, before, ...(invited.length === 0 ? {} : { invited }) };
    const subject = { subject: 'class' as const, subjectId: classId };
    await audit({ at: now, actorId: actor.userId, action: 'class.assign_section', ...subject, details });
  });
}

async function moveStudents({ classId, sectionId, studentIds: requested }: AssignSectionBody) {
  const studentIds: UserId[] = [...new Set(requested)];
  const members = await listMembers(classId, studentIds);
  if (members.length !== studentIds.length) throw new AppError('not_found');
  await updateSectionsOfStudents(
    classId,
    studentIds.map((studentId) => ({ studentId, sectionId })),
  );
  return members;
}

async function moveInvitations({ classId, sectionId, invitationIds: requested }: AssignSectionBody) {
  const ids: InvitationId[] = [...new Set(requested)];
  if (ids.length === 0) return [];
  const invitations = await listInvitationsWithIds(classId, ids);
  if (invitations.length !== ids.length) throw new AppError('not_found');
  await updateSectionsOfInvitations(ids, sectionId);
  return invitations.map((row) => ({ invitationId: row.id, sectionId: row.section_id }));
}
