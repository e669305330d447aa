/** A university in the middle of a term; TERM_SHARE=0.01 generates a hundredth of it. */
const share = Number(process.env.TERM_SHARE ?? 1);
const scale = (count: number): number => Math.max(1, Math.round(count * share));

export const size = {
  instructors: scale(400),
  students: scale(50_000),
  classes: scale(2_000),
  classesOfStudent: 4,
  assignmentsOfClass: 5,
  /** Versions of each text, sealed in one chunk. */
  versionsOfText: 300,
  share,
};

export const enrollments = size.students * size.classesOfStudent;
export const assignments = size.classes * size.assignmentsOfClass;
export const texts = enrollments * size.assignmentsOfClass;
export const versions = texts * size.versionsOfText;
