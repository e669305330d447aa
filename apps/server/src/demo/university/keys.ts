import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import { preserveSetting } from '../../platform/setting-queries.ts';
import { createToken } from '../../platform/tokens.ts';

const keysSchema = z.object({
  /** The private signing key of the university, as a JSON Web Key. */
  signing: z.record(z.string(), z.unknown()),
  cookies: z.string(),
  clientSecret: z.string(),
});
export type UniversityKeys = z.infer<typeof keysSchema>;

/** Created once and stored with the demo world, so that all processes share it. */
export async function universityKeys(): Promise<UniversityKeys> {
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
  const created = {
    signing: { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: 'demo' },
    cookies: createToken(),
    clientSecret: createToken(),
  };
  return keysSchema.parse(JSON.parse(await preserveSetting('demo university', JSON.stringify(created))));
}
