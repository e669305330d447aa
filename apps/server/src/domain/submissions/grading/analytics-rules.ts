/** Whether a student sees the figures of the own writing now, by what the assignment says. */
export function showsAnalytics(choice: string, isGraded: boolean): boolean {
  return choice === 'ALWAYS' || (choice === 'AFTER_GRADE' && isGraded);
}
