import { z } from 'zod';

/** A position of a schema that accepts a single value, with the path to it. */
export interface Leaf {
  path: string;
  schema: z.ZodType;
}

/** All single values that a schema accepts: within objects, arrays, unions, defaults and pipes. */
export function leavesOf(schema: z.ZodType, path = ''): Leaf[] {
  const inside = (inner: unknown, at: string) => (inner instanceof z.ZodType ? leavesOf(inner, at) : []);
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, inner]) => inside(inner, `${path}.${name}`));
  }
  if (schema instanceof z.ZodArray) return inside(schema.element, `${path}[]`);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => inside(one, path));
  // A pipe is checked as a whole: the rule may follow its first step.
  if (schema instanceof z.ZodPipe && isText(schema.in)) return [{ path, schema }];
  if (schema instanceof z.ZodPipe) return inside(schema.in, path);
  const holds =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault;
  return holds ? inside(schema.unwrap(), path) : [{ path, schema }];
}

/** Whether strings are accepted at all, before further rules. */
export function isText(schema: unknown): boolean {
  if (schema instanceof z.ZodPipe) return isText(schema.in);
  return schema instanceof z.ZodString;
}
