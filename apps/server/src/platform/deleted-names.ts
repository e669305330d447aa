import type { FastifyInstance } from 'fastify';
import { readerLanguage } from './reader-language.ts';
import { say } from './sentences.ts';

/** What stands for the name of somebody whose account is deleted, in the row that others point to. */
export const deletedName = { first: 'Deleted', last: 'account' };

const stored = JSON.stringify(`${deletedName.first} ${deletedName.last}`);

/**
 * Says it in the language of whoever reads. Names are put together in many places, and in SQL; every one of them leaves in an answer, as a
 * text of its own. Files say it as it is stored.
 */
export function replaceDeletedNames(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (typeof payload !== 'string' || !isJson || !payload.includes(stored)) return done(null, payload);
    const said = JSON.stringify(say(readerLanguage(request), 'account.deleted_name'));
    done(null, payload.replaceAll(stored, said));
  });
}
