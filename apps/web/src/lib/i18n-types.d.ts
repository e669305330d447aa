import 'i18next';
import type * as english from '../locales/index.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    /** Sentences are looked up by a code from the server (lib/sentences.ts). */
    resources: typeof english & { sentences: Record<string, string> };
    returnNull: false;
  }
}
