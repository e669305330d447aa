/**
 * A person's place in a class, by their role in the course of a platform. Only roles in the course count (context roles of LTI 1.3, A.2.3): roles in
 * the institution or the platform give no place, and no role of a platform makes an administrator here.
 */
export type CourseRole = 'instructor' | 'assistant' | 'student';

const principal = 'http://purl.imsglobal.org/vocab/lis/v2/membership#';
const subRole = /^http:\/\/purl\.imsglobal\.org\/vocab\/lis\/v2\/membership\/([A-Za-z]+)#([A-Za-z]+)$/;

const byPrincipal: Record<string, CourseRole> = {
  Instructor: 'instructor',
  // An administrator of the course gets at most the place of an instructor.
  Administrator: 'instructor',
  ContentDeveloper: 'instructor',
  Learner: 'student',
};

/** Null for people who get no place in a class: mentors, observers, guests, members of the school without a role in the course. */
export function courseRoleOf(roles: readonly string[]): CourseRole | null {
  // Platforms send the role of instructor for assistants as well (the principal role of their sub-role): the narrower one counts.
  if (roles.some(isAssistant)) return 'assistant';
  const found = new Set(roles.map((role) => byPrincipal[principalOf(role) ?? ''] ?? null));
  if (found.has('instructor')) return 'instructor';
  return found.has('student') ? 'student' : null;
}

function isAssistant(role: string): boolean {
  const [, of, name] = subRole.exec(role) ?? [];
  return (
    (of === 'Instructor' && name?.startsWith('TeachingAssistant') === true) ||
    role === `${principal}TeachingAssistant`
  );
}

/** The principal role of a course role, which may be given as a URI, as a sub-role, or by its simple name, which the standard still allows. */
function principalOf(role: string): string | undefined {
  if (role.startsWith(principal)) return role.slice(principal.length);
  const [, of] = subRole.exec(role) ?? [];
  return of ?? (/^[A-Za-z]+$/.test(role) ? role : undefined);
}
