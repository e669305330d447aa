import {
  assignmentFileIdSchema,
  assignmentIdSchema,
  classIdSchema,
  documentCommentIdSchema,
  draftIdSchema,
  feedbackIdSchema,
  fileIdSchema,
  rubricIdSchema,
  savedCommentIdSchema,
  sectionIdSchema,
  submissionIdSchema,
  templateIdSchema,
  userIdSchema,
} from '@redraft/contracts';
import { z } from 'zod';
import type { MountableRoute } from '../platform/route.ts';
import type { Answer, Caller } from './app.ts';
import type { World } from './world.ts';

/** Calls of any route with valid values that refer to the resources of a world. */

interface JsonSchema {
  /** The kind of resource that an ID refers to. */
  kind?: keyof World;
  type?: string | undefined;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
}

/** An enrollment key. */
export const plausibleKey = 'AB-CDEF1';

const kinds = z.registry<{ kind: keyof World }>();
const idSchemas = {
  assignmentId: assignmentIdSchema,
  assignmentFileId: assignmentFileIdSchema,
  classId: classIdSchema,
  draftId: draftIdSchema,
  fileId: fileIdSchema,
  documentCommentId: documentCommentIdSchema,
  keptCommentId: savedCommentIdSchema,
  feedbackId: feedbackIdSchema,
  rubricId: rubricIdSchema,
  sectionId: sectionIdSchema,
  submissionId: submissionIdSchema,
  templateId: templateIdSchema,
  userId: userIdSchema,
};
for (const [kind, schema] of Object.entries(idSchemas)) kinds.add(schema, { kind: kind as keyof World }); // cast: its own keys

const schemaOf = (schema: z.ZodType): JsonSchema =>
  // Cast: the part of JSON Schema that our contracts use.
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: kinds }) as JsonSchema;

/** A valid value for the schema in this world, with or without optional parts. */
function plausible(schema: JsonSchema, name: string, given: Given): unknown {
  if (schema.kind) return given.world[schema.kind];
  const [option] = schema.anyOf ?? [];
  if (option) return plausible(option, name, given);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.properties) {
    const entries = Object.entries(schema.properties).filter(
      ([key]) => given.isWhole || schema.required?.includes(key),
    );
    return Object.fromEntries(entries.map(([key, value]) => [key, plausible(value, key, given)]));
  }
  const { items } = schema;
  if (items) return Array.from({ length: schema.minItems ?? 1 }, () => plausible(items, name, given));
  if (schema.type === 'boolean') return true;
  if (schema.type === 'string') return plausibleText(schema, name);
  return name === 'subjectarea' ? 11 : 1;
}
interface Given {
  world: World;
  isWhole: boolean;
}

function plausibleText({ format }: JsonSchema, name: string): string {
  const day = /end/i.test(name) ? '2026-12-20' : /deadline/i.test(name) ? '2026-12-01' : '2026-11-20';
  if (format === 'date-time') return `${day}T10:00:00Z`;
  if (/date/i.test(name)) return day;
  if (/zone/i.test(name)) return 'Europe/Berlin';
  if (/email/i.test(name)) return 'someone@example.org';
  return /enrollkey/i.test(name) ? plausibleKey : 'Words';
}

export const partNames = ['params', 'query', 'body'] as const;
export type Parts = Partial<Record<(typeof partNames)[number], unknown>>;

export function plausibleParts(route: MountableRoute, given: Given): Parts {
  const entries = partNames.flatMap((part) => {
    const schema = route[part];
    return schema ? [[part, plausible(schemaOf(schema), part, given)]] : [];
  });
  return Object.fromEntries(entries);
}

export async function callWith(route: MountableRoute, call: Caller['call'], parts: Parts): Promise<Answer> {
  const path = Object.entries(parts.params ?? {}).reduce<string>(
    (url, [name, value]) => url.replace(`:${name}`, encodeURIComponent(String(value).toWellFormed())),
    route.path,
  );
  return call(route.method, path, {
    // Cast: what a query holds is told by its schema.
    ...(parts.query ? { query: parts.query as Record<string, string> } : {}),
    ...(parts.body === undefined ? {} : { body: parts.body }),
  });
}
