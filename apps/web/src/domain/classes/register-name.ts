/** Last name first, as in a register. */
export function registerName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [lastName, firstName].filter(Boolean).join(', ');
}
