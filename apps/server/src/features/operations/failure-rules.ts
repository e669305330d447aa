import { z } from 'zod';

/** Enough for a message; a list of a thousand values is none. */
const maxReasonLength = 500;

const outputSchema = z.object({ name: z.string().optional(), message: z.string() });

/** Why a job failed, out of what the queue keeps of an error: its message, and nothing of where in the program it came from. */
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
