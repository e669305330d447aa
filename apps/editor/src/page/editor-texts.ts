import de from '@eigenpal/docx-editor-i18n/de';
import en from '@eigenpal/docx-editor-i18n/en';
import type { DocxEditorProps } from '@eigenpal/docx-editor-react';
import { chooseLanguage } from '../i18n.ts';

/** The texts of the editor component itself, in the page's language; one object for each, so that it never re-renders for nothing. */
export function editorTexts(lang: string): NonNullable<DocxEditorProps['i18n']> {
  return chooseLanguage(lang) === 'de' ? de : en;
}
