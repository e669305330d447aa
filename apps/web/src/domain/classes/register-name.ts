/** Last name first, as in a register. */
export function formatSortName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [lastName, firstName].filter(Boolean).join(', ');
}
