import { z } from 'zod';
import { sessionUserSchema } from './accounts.ts';
import { registerClassBodySchema } from './classes.ts';
import { classIdSchema, contextIdSchema } from './ids.ts';
import { bareText } from './texts.ts';

/** A launch from a course of a learning platform, for the page that it leads to. */
export const launchSchema = z.object({
  platform: z.object({ name: z.string() }),
  contextId: contextIdSchema.nullable(),
  /** The page to show. */
  target: z.string(),
  /** Appended to a page's URL, it allows the platform to frame the page if cookies are not sent in frames. */
  framePass: z.string(),
  /** The launch has created the account: its owner may have another one. */
  isNewAccount: z.boolean(),
  /** The platform's return URL. */
  returnUrl: z.string().nullable(),
  /** The platform's locale for the user. */
  locale: z.string().nullable(),
});
export type Launch = z.infer<typeof launchSchema>;

/** A single-use code, exchanged by the page that verified the launch. */
export const launchCodeBodySchema = z.object({ code: bareText().min(1).max(200) });
export const launchedSessionSchema = z.object({ user: sessionUserSchema, launch: launchSchema });
export type LaunchedSession = z.infer<typeof launchedSessionSchema>;

/** The course of a launch, and the class that it is connected with. */
export const courseConnectionSchema = z.object({
  contextId: contextIdSchema,
  title: z.string(),
  platformName: z.string(),
  role: z.enum(['instructor', 'assistant', 'student']),
  /** The page of the class for the user, once it exists. */
  classPage: z.string().nullable(),
  className: z.string().nullable(),
  can: z.object({ connect: z.boolean() }),
  /** Unconnected classes of the user, if they may connect one. */
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
