import type { FastifyInstance } from 'fastify';
import { readerLanguage } from './reader-language.ts';
import { say } from './sentences.ts';

/** Replaces the name of a deleted account in the row that others reference. */
export const deletedName = { first: 'Deleted', last: 'account' };

const stored = JSON.stringify(`${deletedName.first} ${deletedName.last}`);

/**
 * Translates the name of deleted accounts in answers. Names are assembled in many places, also in SQL, but always leave as strings of their own in an
 * answer. Exported files contain the stored form.
 */
export function replaceDeletedNames(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (typeof payload !== 'string' || !isJson || !payload.includes(stored)) return done(null, payload);
    const replacement = JSON.stringify(say(readerLanguage(request), 'account.deleted_name'));
    done(null, payload.replaceAll(stored, replacement));
  });
}
