import type { Style, StyleDefinitions } from '@eigenpal/docx-editor-core/types/document';
import { type GuideFormatting, type GuideStyle, guideFont, type StyleGuide } from './guides.ts';

/** The styles of a document changed to those of a guide, with missing ones added. */
export function applyGuideToStyles(
  styles: StyleDefinitions | undefined,
  guide: StyleGuide,
): StyleDefinitions {
  const existingStyles = styles?.styles ?? [];
  const formattings = new Map(Object.entries(guide.styles));
  const changed = existingStyles.map((style) => {
    if (style.type !== 'paragraph') return style;
    if (style.default === true) return { ...style, pPr: guide.body, rPr: guideFont };
    const formatting = formattings.get(style.name?.toLowerCase() ?? '');
    return formatting === undefined ? resetFirstLineIndent(style) : withFormatting(style, formatting);
  });
  const names = new Set(existingStyles.map(({ name }) => name?.toLowerCase()));
  const base = existingStyles.find(
    ({ type, default: isDefault }) => type === 'paragraph' && isDefault,
  )?.styleId;
  const missing = requiredStyles.filter((name) => !names.has(name));
  const added = missing.map((name) => createStyle(name, guide.styles[name] ?? {}, base));
  return {
    ...styles,
    docDefaults: {
      ...styles?.docDefaults,
      rPr: { ...styles?.docDefaults?.rPr, ...guideFont },
      pPr: { spaceBefore: 0, spaceAfter: 0, lineSpacing: 480, lineSpacingRule: 'auto' },
    },
    styles: [...changed, ...added],
  };
}

/** Styles that students use, added even if the file lacks them. */
const requiredStyles: readonly GuideStyle[] = [
  'title',
  'heading 1',
  'heading 2',
  'heading 3',
  'heading 4',
  'heading 5',
  'quote',
  'bibliography',
];

function withFormatting(style: Style, { paragraph, text }: GuideFormatting): Style {
  return { ...style, pPr: { ...paragraph }, rPr: { ...guideFont, ...text } };
}

/** The first-line indent of body text is not inherited by styles based on it that do not set one themselves. */
function resetFirstLineIndent(style: Style): Style {
  const { pPr } = style;
  if (pPr?.indentFirstLine !== undefined || pPr?.hangingIndent !== undefined) return style;
  return { ...style, pPr: { ...pPr, indentFirstLine: 0 } };
}

const styleIds: Partial<Record<GuideStyle, string>> = {
  title: 'Title',
  quote: 'Quote',
  bibliography: 'Bibliography',
};

function createStyle(name: GuideStyle, formatting: GuideFormatting, base: string | undefined): Style {
  const styleId = styleIds[name] ?? name.replace('heading ', 'Heading');
  const isHeading = name.startsWith('heading') || name === 'title';
  const style: Style = {
    styleId,
    type: 'paragraph',
    name: name === 'title' || name === 'quote' || name === 'bibliography' ? capitalize(name) : name,
    qFormat: true,
    uiPriority: isHeading ? 9 : 29,
    ...(base === undefined ? {} : { basedOn: base }),
    ...(isHeading && base !== undefined ? { next: base } : {}),
  };
  return withFormatting(style, formatting);
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
