import type { Style } from '@eigenpal/docx-editor-core/types/document';
import type { TFunction } from 'i18next';
import { Pilcrow } from 'lucide-react';
import { useTexts } from '../../../i18n.ts';
import { fontFace } from '../../../ui/font-faces.ts';
import type { Sample } from '../../../ui/menu/menu-entries.ts';
import { type Styles, stylesOf, textOfStyle } from '../../document/styles/styles-of.ts';
import type { BarMenu } from '../../toolkit/bar-item.ts';
import { textFormatOf } from '../../toolkit/text-format.ts';
import { shownIn, useThrottledValue } from '../../toolkit/throttled-value.ts';
import { isWriting } from '../../toolkit/writing-tool.ts';
import { mixedLabel } from '../mixed.ts';
import { chooseStyle, offeredStyles, possibleStyles } from '../text/offered-styles.ts';

/** Paragraph styles, each previewed in its own format. */
export const styleMenu: BarMenu = {
  id: 'style',
  group: 'style',
  name: 'tools:style',
  icon: Pilcrow,
  face: StyleFace,
  isValue: true,
  entries: ({ editing, t }) => {
    const { theme } = editing.parts();
    const styles = possibleStyles(editing.parts());
    const { styleId } = shownIn(editing);
    return [
      {
        kind: 'group',
        id: 'styles',
        entries: offeredStyles(styles, styleId).map((style) => ({
          kind: 'action',
          id: `style-${style.styleId}`,
          label: styleName(style, t),
          isRadio: true,
          checked: style.styleId === styleId,
          isEnabled: isWriting(editing),
          look: sampleOf(styles, style.styleId, theme),
          run: () => chooseStyle(editing, style.styleId),
        })),
      },
    ];
  },
};

function StyleFace() {
  const t = useTexts();
  const name = useThrottledValue((editing) => {
    const { styleId } = shownIn(editing);
    if (styleId === null) return mixedLabel;
    const style = stylesOf(editing.parts()).getStyle(styleId);
    return style === undefined ? styleId : styleName(style, t);
  });
  return <span className="tool-value wide-only">{name}</span>;
}

/** Built-in style names are in English in the file, whatever the user's language. */
export function styleName({ name, styleId }: Style, t: TFunction): string {
  const written = name ?? styleId;
  const [, level] = /^heading ([1-9])$/i.exec(written) ?? [];
  if (level !== undefined) return t('tools:styles.heading', { level });
  return t(`tools:styles.${written.toLowerCase().replaceAll(' ', '-')}`, { defaultValue: written });
}

type Theme = Parameters<typeof textFormatOf>[1];

/** Preview sizes: distinguishable, but small enough for a menu. */
const sample = { smallest: 11, largest: 22 };

function sampleOf(styles: Styles, styleId: string, theme: Theme): Sample {
  const formatting = textFormatOf(textOfStyle(styles, styleId), theme);
  return {
    fontFamily: fontFace(formatting.font).stack,
    fontSize: `${Math.min(sample.largest, Math.max(sample.smallest, formatting.size))}px`,
    fontWeight: formatting.bold ? 700 : 400,
    fontStyle: formatting.italic ? 'italic' : 'normal',
    textDecoration: formatting.underline ? 'underline' : 'none',
    ...(formatting.colour.startsWith('#') ? { '--sample': formatting.colour } : {}),
  };
}
