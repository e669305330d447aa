import type { FastifyRequest } from 'fastify';
import type { PlatformContext } from '../platform-context.ts';
import type { Course, Person } from '../state.ts';
import { chooseLanguage, type Language, type Translate, translateInto } from './texts.ts';

export const personCookie = 'platform_person';
export const languageCookie = 'platform_language';

/** Whoever looks at a page: a person that was chosen, in a language. */
export interface Visitor {
  person: Person | null;
  language: Language;
  translate: Translate;
}

export function readVisitor({ state }: PlatformContext, request: FastifyRequest): Visitor {
  const cookies = readCookies(request.headers.cookie ?? '');
  const chosen = cookies.get(languageCookie);
  const language =
    chosen === 'en' || chosen === 'de' ? chosen : chooseLanguage(request.headers['accept-language']);
  const personId = cookies.get(personCookie);
  const person = state.people.find(({ id }) => id === personId) ?? null;
  return { person, language, translate: translateInto(language) };
}

function readCookies(header: string): Map<string, string> {
  return new Map(
    header.split(';').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name.trim(), decodeURIComponent(value.trim())];
    }),
  );
}

export function buildCookie(name: string, value: string): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; HttpOnly; SameSite=Lax`;
}

/** Instructors and their assistants see everybody's grades and may add activities. */
export function isStaff(course: Course, person: Person): boolean {
  const roles = course.members.find(({ personId }) => personId === person.id)?.roles ?? [];
  return roles.some((role) => role !== 'learner' && role !== 'test user' && role !== 'mentor');
}
