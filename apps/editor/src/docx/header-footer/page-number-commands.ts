import i18next from 'i18next';
import { withStyle } from '../document/styles/built-in-styles.ts';
import { ensureHeaderFooter, type HeaderFooterPorts, type MainText } from './commands.ts';
import { createHeaderFooterPatch, findHeaderFooter, type HeaderFooterKind } from './header-footer-parts.ts';
import {
  type NumberFormatting,
  numberFormattingOf,
  numberLine,
  withNumberLine,
  withoutNumbers,
} from './page-numbers.ts';
import { sectionsOf } from './sections.ts';

export interface NumberChoice extends NumberFormatting {
  kind: HeaderFooterKind;
}

/** The current page numbering of the document; null if there is none. */
export function currentPageNumbers(main: MainText, { parts }: HeaderFooterPorts): NumberChoice | null {
  for (const section of sectionsOf(main.state.doc, parts())) {
    for (const kind of ['header', 'footer'] as const) {
      const id = section.parts[kind].get('default');
      const formatting = id === undefined ? null : numberFormattingOf(findHeaderFooter(parts(), kind, id));
      if (formatting !== null) return { ...formatting, kind };
    }
  }
  return null;
}

/** Numbers all pages except a different first page; replaces existing numbers. */
export function numberPages(main: MainText, ports: HeaderFooterPorts, choice: NumberChoice): void {
  removeNumbers(ports);
  const { kind } = choice;
  const word = i18next.t('header-footer:pageWord');
  const { id: styleId, styles } = withStyle(ports.parts().styles, kind);
  if (styles !== ports.parts().styles) ports.patch({ styles });
  const line = numberLine(choice, { styleId, word });
  const hasEven = ports.parts().document.finalSectionProperties?.evenAndOddHeaders ?? false;
  for (const type of hasEven ? (['default', 'even'] as const) : (['default'] as const)) {
    const ids = new Set<string>();
    // Read again for each section, as it may inherit what the previous one was just given.
    for (let index = 0; ; index++) {
      const section = sectionsOf(main.state.doc, ports.parts())[index];
      if (section === undefined) break;
      ids.add(ensureHeaderFooter(main, ports, { section, kind, type }));
    }
    for (const id of ids) {
      const part = findHeaderFooter(ports.parts(), kind, id);
      if (part !== undefined) ports.patch(createHeaderFooterPatch(kind, id, withNumberLine(part, line)));
    }
  }
}

export function removeNumbers(ports: HeaderFooterPorts): void {
  for (const kind of ['header', 'footer'] as const) {
    const parts = kind === 'header' ? ports.parts().headers : ports.parts().footers;
    for (const [id, part] of parts ?? []) {
      const without = withoutNumbers(part);
      if (without !== part) ports.patch(createHeaderFooterPatch(kind, id, without));
    }
  }
}
