import { z } from 'zod';

/** A place of a schema that takes a single value, and the way to it. */
export interface Leaf {
  path: string;
  schema: z.ZodType;
}

/** All single values that a schema takes: through objects, lists, unions, defaults and what is read further. */
export function leavesOf(schema: z.ZodType, path = ''): Leaf[] {
  const inside = (inner: unknown, at: string) => (inner instanceof z.ZodType ? leavesOf(inner, at) : []);
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, inner]) => inside(inner, `${path}.${name}`));
  }
  if (schema instanceof z.ZodArray) return inside(schema.element, `${path}[]`);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => inside(one, path));
  // What is read further is checked as a whole: the rule may stand behind the first step.
  if (schema instanceof z.ZodPipe && isText(schema.in)) return [{ path, schema }];
  if (schema instanceof z.ZodPipe) return inside(schema.in, path);
  const holds =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault;
  return holds ? inside(schema.unwrap(), path) : [{ path, schema }];
}

/** Whether any text is taken at all, before the rules about it. */
export function isText(schema: unknown): boolean {
  if (schema instanceof z.ZodPipe) return isText(schema.in);
  return schema instanceof z.ZodString;
}
