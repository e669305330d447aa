import type { AssignmentId, ClassId, ContextId, ResourceLinkId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** Resource links in courses, and the assignments that they lead to. */

/** Stores the link with the title of the launch; its assignment is the one that the launch names, else the known one. */
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

/** Lets the link lead to an assignment, or, with null, to the whole class. */
export async function updateLinkTarget(id: ResourceLinkId, assignmentId: AssignmentId | null): Promise<void> {
  await db()
    .updateTable('lti_resource_links')
    .set({ assignment_id: assignmentId, leads_to_class: assignmentId === null })
    .where('id', '=', id)
    .execute();
}

/** The assignments that links of the course lead to; links that were never opened are unknown. */
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

/** Whether an assignment belongs to a class: links can only lead to assignments of the connected class. */
export async function isAssignmentOfClass(assignmentId: AssignmentId, classId: ClassId): Promise<boolean> {
  const row = await db()
    .selectFrom('assignments')
    .select('id')
    .where('id', '=', assignmentId)
    .where('class_id', '=', classId)
    .executeTakeFirst();
  return row !== undefined;
}
