import type { AssignmentId, ClassId, ContextId, ResourceLinkId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** Links in courses, and what they lead to. */

/** As the launch tells it now; the assignment that it names, else what is known. */
export async function upsertResourceLink(link: {
  contextId: ContextId;
  resourceLinkId: string;
  title: string;
  assignmentId: AssignmentId | null;
  lineItemUrl: string | null;
  at: Date;
}): Promise<{ id: ResourceLinkId; assignmentId: AssignmentId | null; leadsToClass: boolean }> {
  const changes = { title: link.title, line_item_url: link.lineItemUrl, launched_at: link.at };
  const row = await db()
    .insertInto('lti_resource_links')
    .values({
      context_id: link.contextId,
      resource_link_id: link.resourceLinkId,
      assignment_id: link.assignmentId,
      ...changes,
    })
    .onConflict((conflict) =>
      conflict.columns(['context_id', 'resource_link_id']).doUpdateSet({
        ...changes,
        assignment_id: sql<AssignmentId | null>`coalesce(excluded.assignment_id, lti_resource_links.assignment_id)`,
        leads_to_class: sql<boolean>`lti_resource_links.leads_to_class AND excluded.assignment_id IS NULL`,
      }),
    )
    .returning(['id', 'assignment_id', 'leads_to_class'])
    .executeTakeFirstOrThrow();
  return { id: row.id, assignmentId: row.assignment_id, leadsToClass: row.leads_to_class };
}

export function selectOptionalLink(id: ResourceLinkId) {
  return db()
    .selectFrom('lti_resource_links')
    .select(['id', 'context_id', 'title', 'assignment_id', 'leads_to_class'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** To an assignment, or to the class as a whole. */
export async function updateLinkTarget(id: ResourceLinkId, assignmentId: AssignmentId | null): Promise<void> {
  await db()
    .updateTable('lti_resource_links')
    .set({ assignment_id: assignmentId, leads_to_class: assignmentId === null })
    .where('id', '=', id)
    .execute();
}

/** To which assignments links of a course lead, as far as they were opened. */
export async function listLinkedAssignments(contextId: ContextId): Promise<AssignmentId[]> {
  const rows = await db()
    .selectFrom('lti_resource_links')
    .select('assignment_id')
    .distinct()
    .where('context_id', '=', contextId)
    .where('assignment_id', 'is not', null)
    .$narrowType<{ assignment_id: AssignmentId }>()
    .execute();
  return rows.map((row) => row.assignment_id);
}

/** Whether an assignment belongs to a class: a link leads to no other. */
export async function isAssignmentOfClass(assignmentId: AssignmentId, classId: ClassId): Promise<boolean> {
  const row = await db()
    .selectFrom('assignments')
    .select('id')
    .where('id', '=', assignmentId)
    .where('class_id', '=', classId)
    .executeTakeFirst();
  return row !== undefined;
}
