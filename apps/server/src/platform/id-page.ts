/** A page of rows that were read with one more than it holds: `next` is the ID behind which the following page begins, null on the last one. */
export function idPage<Row extends { id: number }>(
  rows: readonly Row[],
  size: number,
): { page: Row[]; next: Row['id'] | null } {
  const page = rows.slice(0, size);
  return { page, next: rows.length > size ? (page.at(-1)?.id ?? null) : null };
}
