/** SHA-256 of text, as UTF-8, in lower-case hex. Injected: native on the server, WebCrypto has no sync one. */
export type Sha256Hex = (text: string) => string;

/** h0 of the certificate chain (docs/metrics.md#certificate-chain). */
export function startChain(documentId: string, sha256: Sha256Hex): string {
  return sha256(documentId);
}

/** h_k = SHA-256(h_{k-1} "|" t_k "|" SHA-256(text_k)), t in whole seconds since the first save (docs/metrics.md#certificate-chain). */
export function extendChain(previous: string, save: { t: number; text: string }, sha256: Sha256Hex): string {
  return sha256(`${previous}|${save.t}|${sha256(save.text)}`);
}
