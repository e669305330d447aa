import type { Style } from '@eigenpal/docx-editor-core/types/document';
import type { TFunction } from 'i18next';
import { Pilcrow } from 'lucide-react';
import { useTexts } from '../../../i18n.ts';
import { resolveFontFace } from '../../../ui/font-faces.ts';
import type { PreviewStyle } from '../../../ui/menu/menu-entries.ts';
import { getStyles, getStyleTextFormatting, type Styles } from '../../document/styles/styles-of.ts';
import type { BarMenu } from '../../toolkit/bar-item.ts';
import { toTextFormat } from '../../toolkit/text-format.ts';
import { formatAtSelection, useThrottledValue } from '../../toolkit/throttled-value.ts';
import { canEdit } from '../../toolkit/writing-tool.ts';
import { mixedLabel } from '../mixed.ts';
import { applyAvailableStyle, getAvailableStyles, listMenuStyles } from '../text/offered-styles.ts';

/** Paragraph styles, each previewed in its own format. */
export const styleMenu: BarMenu = {
  id: 'style',
  group: 'style',
  name: 'tools:style',
  icon: Pilcrow,
  face: StyleFace,
  showsValue: true,
  entries: ({ editor, t }) => {
    const { theme } = editor.parts();
    const styles = getAvailableStyles(editor.parts());
    const { styleId } = formatAtSelection(editor);
    return [
      {
        kind: 'group',
        id: 'styles',
        entries: listMenuStyles(styles, styleId).map((style) => ({
          kind: 'action',
          id: `style-${style.styleId}`,
          label: styleName(style, t),
          isRadio: true,
          checked: style.styleId === styleId,
          isEnabled: canEdit(editor),
          style: createSample(styles, style.styleId, theme),
          run: () => applyAvailableStyle(editor, style.styleId),
        })),
      },
    ];
  },
};

function StyleFace() {
  const t = useTexts();
  const name = useThrottledValue((editor) => {
    const { styleId } = formatAtSelection(editor);
    if (styleId === null) return mixedLabel;
    const style = getStyles(editor.parts()).getStyle(styleId);
    return style === undefined ? styleId : styleName(style, t);
  });
  return (
    <span className="tool-value wide-only" dir="auto">
      {name}
    </span>
  );
}

/** Built-in style names are in English in the file, whatever the user's language. */
export function styleName({ name, styleId }: Style, t: TFunction): string {
  const storedName = name ?? styleId;
  const [, level] = /^heading ([1-9])$/i.exec(storedName) ?? [];
  if (level !== undefined) return t('tools:styles.heading', { level });
  return t(`tools:styles.${storedName.toLowerCase().replaceAll(' ', '-')}`, { defaultValue: storedName });
}

type Theme = Parameters<typeof toTextFormat>[1];

/** Preview sizes: distinguishable, but small enough for a menu. */
const sampleSize = { smallest: 11, largest: 22 };

function createSample(styles: Styles, styleId: string, theme: Theme): PreviewStyle {
  const formatting = toTextFormat(getStyleTextFormatting(styles, styleId), theme);
  return {
    fontFamily: resolveFontFace(formatting.font).stack,
    fontSize: `${Math.min(sampleSize.largest, Math.max(sampleSize.smallest, formatting.size))}px`,
    fontWeight: formatting.bold ? 700 : 400,
    fontStyle: formatting.italic ? 'italic' : 'normal',
    textDecoration: formatting.underline ? 'underline' : 'none',
    ...(formatting.colour.startsWith('#') ? { '--sample': formatting.colour } : {}),
  };
}
