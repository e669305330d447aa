import { z } from 'zod';

export const roles = [
  'ROLE_ADMIN',
  'ROLE_MODERATOR',
  'ROLE_INSTRUCTOR',
  'ROLE_STUDENT',
  'ROLE_TEACHING_ASSISTANT',
  'ROLE_EDUCATION_COORDINATOR',
] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;
