/** Of an account as it is joined to what somebody wrote; empty where the account is gone. */
export function authorName(row: { first_name: string | null; last_name: string | null }): string {
  return [row.first_name, row.last_name].filter((name) => name !== null).join(' ');
}
