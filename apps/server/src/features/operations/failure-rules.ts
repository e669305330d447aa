import { z } from 'zod';

/** Enough for a message, but not for a dump of values. */
const maxReasonLength = 500;

const outputSchema = z.object({ name: z.string().optional(), message: z.string() });

/** The error message of a failed job as stored by the queue, without the stack. */
export function reasonOf(output: unknown): string {
  const wrapped = z.object({ value: z.unknown() }).safeParse(output);
  const error = outputSchema.safeParse(
    wrapped.success && wrapped.data.value !== undefined ? wrapped.data.value : output,
  );
  if (!error.success) return '';
  const { name, message } = error.data;
  const text = name === undefined || name === 'Error' ? message : `${name}: ${message}`;
  return text.length > maxReasonLength ? `${text.slice(0, maxReasonLength)}…` : text;
}
