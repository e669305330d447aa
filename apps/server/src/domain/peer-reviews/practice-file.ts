import { countCharacters, limits, practiceTextSchema } from '@redraft/contracts';
import { sentence } from '@redraft/sentences';
import { AppError, unavailable } from '../../platform/errors.ts';
import { createThreads, TooMuchWork } from '../../platform/threads.ts';

const readInThread = createThreads<Uint8Array, string | null>(
  new URL('./practice-file-worker.ts', import.meta.url),
  { threads: 1, waiting: 4, deadlineMs: 5000 },
);

/** Extracts the text of a document that staff want to use as an example; the file is not stored. */
export async function readPracticeFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = await readInThread(bytes).catch((cause: unknown) => {
    if (!(cause instanceof TooMuchWork)) throw cause;
    if (cause.reason === 'busy') throw unavailable(cause);
    return null;
  });
  if (text === null) throw new AppError('review.example_unreadable');
  if (countCharacters(text.trim()) > limits.practiceText)
    throw new AppError(sentence('review.example_too_long', { max: limits.practiceText }));
  const { data } = practiceTextSchema.safeParse(text);
  if (data === undefined) throw new AppError('review.example_unreadable');
  if (data === '') throw new AppError('review.example_empty');
  return data;
}
