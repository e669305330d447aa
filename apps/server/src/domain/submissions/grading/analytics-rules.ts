/** Whether students see the figures of their own writing now, by the assignment's setting. */
export function showsAnalytics(choice: string, isGraded: boolean): boolean {
  return choice === 'ALWAYS' || (choice === 'AFTER_GRADE' && isGraded);
}
