const day = 86_400_000;

/** Between the request and the deletion: time to think better of it, and for who finds that somebody else asked. */
export const graceDays = 14;
const reminderDays = 2;

export function dueFrom(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + graceDays * day);
}

/** Of a deletion that is due: from here on its person is reminded once. */
export function remindedFrom(dueAt: Date): Date {
  return new Date(dueAt.getTime() - reminderDays * day);
}
