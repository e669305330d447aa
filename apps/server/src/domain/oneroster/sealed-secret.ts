/** The name under which client secrets are encrypted (platform/seal.ts). */
export const secretName = 'oneroster client secret';
