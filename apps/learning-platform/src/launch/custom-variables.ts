import type { Course, Person, ResourceLink } from '../state.ts';

export interface VariableWorld {
  origin: string;
  guid: string;
  person: Person;
  course: Course;
  link: ResourceLink | null;
  locale: string;
}

/** What stands for a `$Name` in custom parameters; what is supported and has no value is empty. */
const variables: Record<string, (world: VariableWorld) => string | undefined> = {
  'User.id': ({ person }) => person.id,
  'User.username': ({ person }) => person.username,
  'Person.sourcedId': ({ person }) => person.username,
  'Person.name.given': ({ person }) => person.givenName,
  'Person.name.family': ({ person }) => person.familyName,
  'Person.name.full': ({ person }) => `${person.givenName} ${person.familyName}`,
  'Person.email.primary': ({ person }) => person.email ?? '',
  'Context.id': ({ course }) => course.id,
  'Context.title': ({ course }) => course.title,
  'Context.label': ({ course }) => course.label,
  'CourseSection.title': ({ course }) => course.title,
  'CourseSection.label': ({ course }) => course.label,
  'CourseSection.sourcedId': ({ course }) => course.id,
  'CourseGroup.id': ({ course, person }) =>
    course.members.find(({ personId }) => personId === person.id)?.groupIds.join(','),
  'Membership.role': ({ course, person }) =>
    course.members.find(({ personId }) => personId === person.id)?.roles.join(','),
  'ResourceLink.id': ({ link }) => link?.id,
  'ResourceLink.title': ({ link }) => link?.title,
  'ResourceLink.description': ({ link }) => link?.text,
  'ResourceLink.available.startDateTime': ({ link }) => link?.available.startDateTime,
  'ResourceLink.available.endDateTime': ({ link }) => link?.available.endDateTime,
  'ResourceLink.submission.startDateTime': ({ link }) => link?.submission.startDateTime,
  'ResourceLink.submission.endDateTime': ({ link }) => link?.submission.endDateTime,
  'Message.locale': ({ locale }) => locale,
  'ToolPlatformInstance.guid': ({ guid }) => guid,
  'ToolPlatformInstance.url': ({ origin }) => origin,
};

export const supportedVariables = Object.keys(variables);

/** A variable that this platform does not know stays as it is. */
export function substituteVariables(
  custom: Record<string, string>,
  world: VariableWorld,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(custom).map(([name, value]) => {
      const read = value.startsWith('$') ? variables[value.slice(1)] : undefined;
      return [name, read ? (read(world) ?? '') : value];
    }),
  );
}
