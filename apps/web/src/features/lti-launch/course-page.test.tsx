import { type CourseConnection, classIdSchema, contextIdSchema } from '@redraft/contracts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { openWindow } from '../../testing/window.ts';
import { CoursePage } from './course-page.tsx';

let server: FakeServer;
const course: CourseConnection = {
  contextId: contextIdSchema.parse(5),
  title: 'Academic Writing',
  platformName: 'Moodle',
  role: 'instructor',
  classPage: null,
  className: null,
  can: { connect: true },
  ownClasses: [{ id: classIdSchema.parse(8), name: 'Writing I', students: 12 }],
};

beforeEach(() => {
  openWindow({ width: 1000 });
  server = new FakeServer();
});

const open = (answer: CourseConnection) => {
  server.respondTo('GET', '/api/lti/context', answer);
  return show(<CoursePage />, { at: '/lti/course/5', path: '/lti/course/:id' });
};

it('an instructor connects the course with a class, and is led to it', async () => {
  server.respondTo('POST', '/api/lti/context/class', { id: classIdSchema.parse(8), page: '/classdetail/8' });
  const { user, address } = open(course);
  expect(await screen.findByText(/Academic Writing.*on.*Moodle/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Connect' }));
  await expect.poll(address).toBe('/classdetail/8');
  expect(server.callsTo('POST', '/api/lti/context/class')[0]?.body).toEqual({ contextId: 5, classId: 8 });
});

it('a new class is called like the course', async () => {
  const { user } = open(course);
  await user.click(await screen.findByRole('button', { name: 'A new class' }));
  expect(await screen.findByDisplayValue('Academic Writing')).toBeTruthy();
});

it('a student waits, and goes on once the course is connected', async () => {
  const { user, address } = open({ ...course, role: 'student', can: { connect: false }, ownClasses: [] });
  await user.click(await screen.findByRole('button', { name: 'Check again' }));
  expect(address()).toBe('/lti/course/5');
  server.respondTo('GET', '/api/lti/context', {
    ...course,
    classPage: '/myclassdetail/8',
    can: { connect: false },
  });
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await expect.poll(address).toBe('/myclassdetail/8');
});
