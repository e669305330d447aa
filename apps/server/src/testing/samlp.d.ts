declare module 'samlp' {
  /** Makes the answer that an identity provider lets a browser post. */
  export function getSamlResponse(
    options: Record<string, unknown>,
    user: object,
    done: (error: Error | null, response: string) => void,
  ): void;
}
