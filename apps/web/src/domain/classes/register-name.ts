/** Last name first, as in a register (spec 2 §2.6). */
export function registerName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [lastName, firstName].filter(Boolean).join(', ');
}
