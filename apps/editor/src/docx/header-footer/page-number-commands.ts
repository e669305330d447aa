import i18next from 'i18next';
import { ensureStyle } from '../document/styles/built-in-styles.ts';
import { ensureHeaderFooter, type HeaderFooterContext, type MainView } from './commands.ts';
import { createHeaderFooterPatch, findHeaderFooter, type HeaderFooterKind } from './header-footer-parts.ts';
import {
  addNumberLine,
  createNumberLine,
  type NumberFormatting,
  readNumberFormatting,
  withoutPageNumbers,
} from './page-numbers.ts';
import { listSections } from './sections.ts';

export interface NumberChoice extends NumberFormatting {
  kind: HeaderFooterKind;
}

/** The current page numbering of the document; null if there is none. */
export function findPageNumbers(mainView: MainView, { parts }: HeaderFooterContext): NumberChoice | null {
  for (const section of listSections(mainView.state.doc, parts())) {
    for (const kind of ['header', 'footer'] as const) {
      const id = section.parts[kind].get('default');
      const formatting = id === undefined ? null : readNumberFormatting(findHeaderFooter(parts(), kind, id));
      if (formatting !== null) return { ...formatting, kind };
    }
  }
  return null;
}

/** Numbers all pages except a different first page; replaces existing numbers. */
export function addPageNumbers(mainView: MainView, context: HeaderFooterContext, choice: NumberChoice): void {
  removePageNumbers(context);
  const { kind } = choice;
  const word = i18next.t('header-footer:pageWord');
  const { id: styleId, styles } = ensureStyle(context.parts().styles, kind);
  if (styles !== context.parts().styles) context.patch({ styles });
  const line = createNumberLine(choice, { styleId, word });
  const hasEven = context.parts().document.finalSectionProperties?.evenAndOddHeaders ?? false;
  for (const type of hasEven ? (['default', 'even'] as const) : (['default'] as const)) {
    const ids = new Set<string>();
    // Read again for each section, as it may inherit what the previous one was just given.
    for (let index = 0; ; index++) {
      const section = listSections(mainView.state.doc, context.parts())[index];
      if (section === undefined) break;
      ids.add(ensureHeaderFooter(mainView, context, { section, kind, type }));
    }
    for (const id of ids) {
      const part = findHeaderFooter(context.parts(), kind, id);
      if (part !== undefined) context.patch(createHeaderFooterPatch(kind, id, addNumberLine(part, line)));
    }
  }
}

export function removePageNumbers(context: HeaderFooterContext): void {
  for (const kind of ['header', 'footer'] as const) {
    const parts = kind === 'header' ? context.parts().headers : context.parts().footers;
    for (const [id, part] of parts ?? []) {
      const partWithoutNumbers = withoutPageNumbers(part);
      if (partWithoutNumbers !== part) context.patch(createHeaderFooterPatch(kind, id, partWithoutNumbers));
    }
  }
}
