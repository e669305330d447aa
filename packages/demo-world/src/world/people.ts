import type { Role } from '@redraft/contracts';
import type { Person } from './types.ts';

export const instructor = 'demo_instructor';
export const assistant = 'demo_assistant';

const staff: readonly Person[] = [
  person('demo_admin', 'Marek', 'Sladek', 'ROLE_ADMIN'),
  person('demo_moderator', 'Ilse', 'Brugger', 'ROLE_MODERATOR'),
  person(instructor, 'Ruth', 'Adeyemi', 'ROLE_INSTRUCTOR'),
  person(assistant, 'Samir', 'Bensaid', 'ROLE_TEACHING_ASSISTANT'),
  person('demo_coordinator', 'Helen', 'Castellano', 'ROLE_EDUCATION_COORDINATOR'),
];

const studentNames: readonly (readonly [string, string])[] = [
  ['Lena', 'Hoffmann'],
  ['Chidi', 'Okafor'],
  ['Camila', 'Rojas'],
  ['Aylin', 'Demir'],
  ['Szymon', 'Pawlak'],
  ['Priya', 'Raman'],
  ['Elias', 'Lindqvist'],
  ['Aminata', 'Ndiaye'],
  ['Jonas', 'Brandt'],
  ['Nour', 'Haddad'],
  ['Sofia', 'Marques'],
  ['Kaito', 'Mori'],
  ['Nora', 'Byrne'],
  ['Emre', 'Aydın'],
  ['Tereza', 'Horáková'],
  ['Kwame', 'Mensah'],
  ['Ingrid', 'Solberg'],
  ['Luca', 'Ferrante'],
  ['Dilini', 'Perera'],
  ['Felix', 'Neumann'],
  ['Hannah', 'Vogt'],
  ['Bence', 'Kovács'],
  ['Grace', 'Walker'],
  ['Rafael', 'Barbosa'],
];

export function studentName(number: number): string {
  return `demo_student${number}`;
}

/** Everybody in the demo: one person for each role, and a class of students. */
export const people: readonly Person[] = [
  ...staff,
  ...studentNames.map(([first, last], index) => person(studentName(index + 1), first, last, 'ROLE_STUDENT')),
];

function person(username: string, firstName: string, lastName: string, role: Role): Person {
  const email = `${asciiOf(firstName)}.${asciiOf(lastName)}@example.org`;
  return { username, firstName, lastName, email, roles: [role] };
}

function asciiOf(name: string): string {
  const bare = name.toLowerCase().replaceAll('ı', 'i').normalize('NFD');
  return bare.replace(/[^a-z]/g, '');
}
