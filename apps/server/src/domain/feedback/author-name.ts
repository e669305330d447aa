/** The author's name from a joined account; empty if the account is gone. */
export function authorName(row: { first_name: string | null; last_name: string | null }): string {
  return [row.first_name, row.last_name].filter((name) => name !== null).join(' ');
}
