import { z } from 'zod';
import { classIdSchema, lookupIdSchema } from './ids.ts';
import { lookupItemSchema } from './lookups.ts';
import { bareText } from './texts.ts';

/** The classes to which a role is limited. Without a scope it applies to all classes. */

/** A class as an administrator selects it. */
export const scopedClassSchema = z.object({
  id: classIdSchema,
  name: z.string(),
  instructorName: z.string(),
  enrollkey: z.string(),
  subjectArea: z.string(),
  archived: z.boolean(),
});
export type ScopedClass = z.infer<typeof scopedClassSchema>;

/** If both are empty, everything that was selected has been deleted, and the role applies to no class. */
export const roleScopeSchema = z.object({
  areas: z.array(lookupItemSchema),
  classes: z.array(scopedClassSchema),
});
export type RoleScope = z.infer<typeof roleScopeSchema>;

/** Of each kind: beyond that, a subject area or all classes should be used. */
export const maxScopes = 300;

/** Accepts the format of answers; only the IDs are used. */
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

/** Maximum results of a search. */
export const maxScopedClasses = 50;

/** Searches parts of the class name, instructor name or key. */
export const scopedClassQuerySchema = z.object({ text: bareText().trim().max(200).default('') });

const scopeNamesSchema = z.object({ areas: z.array(z.string()), classes: z.array(z.string()) });
export type ScopeNames = z.infer<typeof scopeNamesSchema>;

/** For the user with the roles; null if a role applies to all classes, or the user does not have it. */
export const ownScopesSchema = z.object({
  assisting: scopeNamesSchema.nullable(),
  overseeing: scopeNamesSchema.nullable(),
});
export type OwnScopes = z.infer<typeof ownScopesSchema>;
