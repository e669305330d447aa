import { expect, it } from 'vitest';
import { courseRoleOf } from './role-rules.ts';

const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership';
const institution = 'http://purl.imsglobal.org/vocab/lis/v2/institution/person';
const system = 'http://purl.imsglobal.org/vocab/lis/v2/system/person';

it.each([
  ['an instructor', [`${membership}#Instructor`], 'instructor'],
  ['a learner', [`${membership}#Learner`], 'student'],
  ['an instructor by the simple name', ['Instructor'], 'instructor'],
  ['a learner by the simple name', ['Learner'], 'student'],
  ['a learner of some kind', [`${membership}/Learner#NonCreditLearner`], 'student'],
  ['an instructor of some kind', [`${membership}/Instructor#GuestInstructor`], 'instructor'],
  [
    'an assistant, who is called an instructor too',
    [`${membership}#Instructor`, `${membership}/Instructor#TeachingAssistant`],
    'assistant',
  ],
  ['an assistant of a section', [`${membership}/Instructor#TeachingAssistantSection`], 'assistant'],
  ['an administrator of the course', [`${membership}#Administrator`], 'instructor'],
  ['an administrator of the course of some kind', [`${membership}/Administrator#Support`], 'instructor'],
  ['somebody who makes the course', [`${membership}#ContentDeveloper`], 'instructor'],
  ['an instructor who learns', [`${membership}#Learner`, `${membership}#Instructor`], 'instructor'],
  [
    'an assistant who learns',
    [`${membership}#Learner`, `${membership}/Instructor#TeachingAssistant`],
    'assistant',
  ],
  [
    'a learner who runs the school',
    [`${institution}#Administrator`, `${system}#SysAdmin`, `${membership}#Learner`],
    'student',
  ],
  ['somebody who runs the school', [`${institution}#Administrator`], null],
  ['somebody who runs the platform', [`${system}#SysAdmin`, `${system}#Administrator`], null],
  ['a teacher of the school', [`${institution}#Instructor`, `${institution}#Faculty`], null],
  ['a mentor', [`${membership}#Mentor`], null],
  ['an observer', [`${membership}#Observer`], null],
  ['somebody with a role that nobody knows', ['https://evil.example/membership#Instructor'], null],
  [
    'somebody whose roles are named like one of ours and like properties of any object',
    ['ROLE_ADMIN', 'constructor', '__proto__'],
    null,
  ],
  ['nobody', [], null],
])('the place in a class of %s is derived from their roles', (_name, roles, expected) => {
  expect(courseRoleOf(roles)).toBe(expected);
});
