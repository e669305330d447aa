import { type Actor, hasPermission } from '../../access/index.ts';
import { authenticateSession } from '../../domain/accounts/index.ts';
import { AppError } from '../../platform/errors.ts';

/**
 * An import uses the URL of a save, but is sent by the page and not by an editor: with the token of a session, and without the override header of a
 * save. Null for any other request.
 */
export async function loadImporter(token: string, now: Date): Promise<Actor | null> {
  const actor = await authenticateSession(token, now).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  if (actor && !hasPermission(actor, 'assignment.write')) throw new AppError('access.denied');
  return actor;
}
