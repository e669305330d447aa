export type DocumentErrorCode =
  | 'not_a_zip'
  | 'truncated'
  | 'zip_bomb'
  | 'too_large'
  | 'wrong_type'
  | 'malformed';

/** Why bytes are not an office document that can be opened. The message is for logs, not for users. */
export class DocumentError extends Error {
  readonly code: DocumentErrorCode;

  constructor(code: DocumentErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DocumentError';
    this.code = code;
  }
}
