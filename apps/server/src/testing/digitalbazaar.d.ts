interface Loaded {
  documentUrl: string;
  document: unknown;
}

declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { cryptosuite: object });
  }
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object;
}

declare module '@digitalbazaar/multikey-context' {
  /** By URL. */
  export const contexts: ReadonlyMap<string, object>;
}

declare module '@digitalbazaar/vc' {
  import type { DataIntegrityProof } from '@digitalbazaar/data-integrity';

  /** Checks the form of a credential, its proof, and that its issuer names the key. */
  export function verifyCredential(options: {
    credential: unknown;
    suite: DataIntegrityProof;
    documentLoader: (url: string) => Promise<Loaded>;
  }): Promise<{ verified: boolean; error?: unknown }>;
}
