/** Under which a client secret is sealed (platform/seal.ts). */
export const secretName = 'oneroster client secret';
