import { z } from 'zod';
import { sessionUserSchema } from './accounts.ts';
import { registerClassBodySchema } from './classes.ts';
import { classIdSchema, contextIdSchema } from './ids.ts';
import { bareText } from './texts.ts';

/** A launch out of a course of a learning platform, as the page that it leads to is told of it. */
export const launchSchema = z.object({
  platform: z.object({ name: z.string() }),
  contextId: contextIdSchema.nullable(),
  /** The page of ours to show. */
  target: z.string(),
  /** With this in its address a page may be shown in a frame of the platform where no cookie comes along. */
  framePass: z.string(),
  /** The account was made by this launch: its person may have another one here. */
  isNewAccount: z.boolean(),
  /** Where the platform wants its person back. */
  returnUrl: z.string().nullable(),
  /** In which the platform speaks with its person, as it says it. */
  locale: z.string().nullable(),
});
export type Launch = z.infer<typeof launchSchema>;

/** Handed over once, by the page that has verified the launch. */
export const launchCodeBodySchema = z.object({ code: bareText().min(1).max(200) });
export const launchedSessionSchema = z.object({ user: sessionUserSchema, launch: launchSchema });
export type LaunchedSession = z.infer<typeof launchedSessionSchema>;

/** The course of a launch, and the class that it is connected with. */
export const courseConnectionSchema = z.object({
  contextId: contextIdSchema,
  title: z.string(),
  platformName: z.string(),
  role: z.enum(['instructor', 'assistant', 'student']),
  /** The page of the class for whoever asks, once there is one. */
  classPage: z.string().nullable(),
  className: z.string().nullable(),
  can: z.object({ connect: z.boolean() }),
  /** Own classes that are connected with no course, for whoever may connect. */
  ownClasses: z.array(z.object({ id: classIdSchema, name: z.string(), students: z.number().int() })),
});
export type CourseConnection = z.infer<typeof courseConnectionSchema>;

export const contextQuerySchema = z.object({ id: contextIdSchema });
export const connectClassBodySchema = z.object({ contextId: contextIdSchema, classId: classIdSchema });
export const connectNewClassBodySchema = registerClassBodySchema.extend({ contextId: contextIdSchema });
export const connectedClassSchema = z.object({ id: classIdSchema, page: z.string() });

export const joinAccountBodySchema = z.object({
  username: bareText().trim().min(1),
  password: bareText().min(1).max(1024),
});
