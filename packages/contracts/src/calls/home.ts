import { defineCall } from '../call.ts';
import { homeSchema } from '../home.ts';

export const readHome = defineCall({
  method: 'GET',
  path: '/api/home',
  summary: 'What is next for the user: due, to be gone on with, to be read',
  answer: homeSchema,
});
