/**
 * What somebody is in a class, by what they are in the course of a platform. Only roles of the course count (context roles of LTI 1.3,
 * A.2.3): whoever runs a school or a platform is nobody in a class because of that, and nothing that a platform says makes an
 * administrator here.
 */
export type CourseRole = 'instructor' | 'assistant' | 'student';

const principal = 'http://purl.imsglobal.org/vocab/lis/v2/membership#';
const subRole = /^http:\/\/purl\.imsglobal\.org\/vocab\/lis\/v2\/membership\/([A-Za-z]+)#([A-Za-z]+)$/;

const byPrincipal: Record<string, CourseRole> = {
  Instructor: 'instructor',
  // Of the course: at most an instructor here.
  Administrator: 'instructor',
  ContentDeveloper: 'instructor',
  Learner: 'student',
};

/** Null for whoever has no place in a class: mentors, observers, guests, people of the school without a role in the course. */
export function courseRoleOf(roles: readonly string[]): CourseRole | null {
  // Platforms name an assistant an instructor as well (the principal role of the sub-role): the narrower of the two holds.
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

/** Of a role of the course: in full, as a sub-role, or by its simple name, which the standard still allows. */
function principalOf(role: string): string | undefined {
  if (role.startsWith(principal)) return role.slice(principal.length);
  const [, of] = subRole.exec(role) ?? [];
  return of ?? (/^[A-Za-z]+$/.test(role) ? role : undefined);
}
