/** A class takes students until it ends. */
export function isOpenForEnrollment(course: { archivedAt: Date | null; closesAt: Date }, now: Date): boolean {
  return course.archivedAt === null && now < course.closesAt;
}
