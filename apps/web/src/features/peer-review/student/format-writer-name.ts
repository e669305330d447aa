import type { TFunction } from 'i18next';

/** Name of a text's author; in an anonymous round a numbered pseudonym. */
export function formatWriterName(studentName: string, index: number, t: TFunction<'peer-review'>): string {
  return studentName === '' ? t('writer', { number: index + 1 }) : studentName;
}
