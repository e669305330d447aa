const dayMs = 86_400_000;

/** Days between request and deletion: time to reconsider, or to notice that someone else asked for it. */
export const graceDays = 14;
const reminderDays = 2;

export function dueFrom(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + graceDays * dayMs);
}

/** When the user is reminded of the deletion. */
export function remindedFrom(dueAt: Date): Date {
  return new Date(dueAt.getTime() - reminderDays * dayMs);
}
