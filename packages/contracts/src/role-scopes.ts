import { z } from 'zod';
import { classIdSchema, lookupIdSchema } from './ids.ts';
import { lookupItemSchema } from './lookups.ts';
import { bareText } from './texts.ts';

/** For which classes a role that reads classes is given. Without a scope it is given for all of them. */

/** A class as an administrator chooses it. */
export const scopedClassSchema = z.object({
  id: classIdSchema,
  name: z.string(),
  instructorName: z.string(),
  enrollkey: z.string(),
  subjectArea: z.string(),
  archived: z.boolean(),
});
export type ScopedClass = z.infer<typeof scopedClassSchema>;

/** Both empty: all that was chosen has been deleted, and the role reads no class. */
export const roleScopeSchema = z.object({
  areas: z.array(lookupItemSchema),
  classes: z.array(scopedClassSchema),
});
export type RoleScope = z.infer<typeof roleScopeSchema>;

/** Of each kind: more are a subject area, or all classes. */
export const maxScopes = 300;

/** As it is answered, of which the numbers count. */
export const requestedRoleScopeSchema = z.object({
  areas: z
    .array(z.object({ id: lookupIdSchema }))
    .max(maxScopes)
    .default([]),
  classes: z
    .array(z.object({ id: classIdSchema }))
    .max(maxScopes)
    .default([]),
});
export type RequestedRoleScope = z.infer<typeof requestedRoleScopeSchema>;

/** How many classes a search answers at most. */
export const maxScopedClasses = 50;

/** By parts of the name, the name of the instructor or the key. */
export const scopedClassQuerySchema = z.object({ text: bareText().trim().max(200).default('') });

const scopeNamesSchema = z.object({ areas: z.array(z.string()), classes: z.array(z.string()) });
export type ScopeNames = z.infer<typeof scopeNamesSchema>;

/** For whoever has the roles; null where all classes are meant, or the role is not theirs. */
export const ownScopesSchema = z.object({
  assisting: scopeNamesSchema.nullable(),
  overseeing: scopeNamesSchema.nullable(),
});
export type OwnScopes = z.infer<typeof ownScopesSchema>;
