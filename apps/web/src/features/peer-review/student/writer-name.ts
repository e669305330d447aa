import type { TFunction } from 'i18next';

/** Whose text it is; in a round without names the place among the texts stands for it. */
export function writerName(studentName: string, index: number, t: TFunction<'peer-review'>): string {
  return studentName === '' ? t('writer', { number: index + 1 }) : studentName;
}
