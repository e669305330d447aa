import type {
  TicketChange,
  TicketId,
  TicketKind,
  TicketStatus,
  TicketsQuery,
  UserId,
} from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

export interface NewTicket {
  kind: TicketKind;
  tracker: number | null;
  name: string;
  email: string;
  message: string;
  pageUrl: string | null;
  userId: UserId | null;
}

export async function insertTicket(ticket: NewTicket, at: Date): Promise<TicketId> {
  const { id } = await db()
    .insertInto('support_tickets')
    .values({
      kind: ticket.kind,
      tracker: ticket.tracker,
      name: ticket.name,
      email: ticket.email,
      message: ticket.message,
      page_url: ticket.pageUrl,
      user_id: ticket.userId,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Newest first. */
export function listTickets(
  { status, kind }: Pick<TicketsQuery, 'status' | 'kind'>,
  page: { offset: number; limit: number },
) {
  return (
    db()
      .selectFrom('support_tickets')
      .select([
        'id',
        'tracker',
        'name',
        'email',
        'message',
        'page_url',
        'user_id',
        'created_at',
        'changed_at',
      ])
      // Cast: CHECKs of the table hold the words.
      .select(sql<TicketKind>`kind`.as('kind'))
      .select(sql<TicketStatus>`status`.as('status'))
      .$if(status !== undefined, (tickets) => tickets.where('status', '=', status ?? ''))
      .$if(kind !== undefined, (tickets) => tickets.where('kind', '=', kind ?? ''))
      .orderBy('id', 'desc')
      .offset(page.offset)
      .limit(page.limit)
      .execute()
  );
}

export type TicketRow = Awaited<ReturnType<typeof listTickets>>[number];

/** False if there is none. */
export async function updateTicketStatus({ id, status }: TicketChange, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('support_tickets')
    .set({ status, changed_at: at })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
