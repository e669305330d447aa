import { Baseline, Highlighter } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../i18n.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import type { ActionEntry } from '../../../ui/menu/menu-entries.ts';
import { colour, formatText, type Highlight, highlight } from '../../commands/text-format.ts';
import { useEditor } from '../../editing/editing-context.ts';
import type { BarMenu } from '../../toolkit/bar-item.ts';
import { formatAtSelection, useThrottledValue } from '../../toolkit/throttled-value.ts';
import { canEdit, runTool } from '../../toolkit/writing-tool.ts';

/** Text colours that are legible on white, by their names in the catalogue. */
const textColours = {
  black: '#000000',
  grey: '#595959',
  brown: '#7b3f00',
  red: '#c00000',
  orange: '#b85c00',
  green: '#2e7d32',
  teal: '#00695c',
  blue: '#1f5fa8',
  navy: '#1f2f6b',
  purple: '#6a1b9a',
  pink: '#ad1457',
  white: '#ffffff',
} as const;

export const colourMenu: BarMenu = {
  id: 'colour',
  group: 'font',
  name: 'tools:colour',
  icon: Baseline,
  face: ColourFace,
  entries: ({ editor, page, t }) => {
    const current = formatAtSelection(editor).colour;
    const entry = (name: string, value: string): ActionEntry => ({
      kind: 'action',
      id: `colour-${name}`,
      label: t(`tools:inks.${name}`),
      isRadio: true,
      checked: value === current,
      isEnabled: canEdit(editor),
      style: { background: value },
      run: () => runTool(() => formatText(colour(value)))(editor),
    });
    const { style: _style, ...automatic } = entry('auto', 'auto');
    return [
      { kind: 'group', id: 'colour-auto', entries: [automatic] },
      {
        kind: 'group',
        id: 'colours',
        columns: 6,
        entries: Object.entries(textColours).map(([name, value]) => entry(name, value)),
      },
      { kind: 'separator', id: 'separator-colour' },
      {
        kind: 'action',
        id: 'colour-other',
        label: t('tools:colourOther'),
        isEnabled: canEdit(editor),
        run: () => page.show(<ColourDialog onClose={() => page.show(null)} />),
      },
    ];
  },
};

function ColourFace() {
  const current = useThrottledValue((editor) => formatAtSelection(editor).colour);
  return (
    <span className="tool-ink">
      <Baseline size={18} aria-hidden />
      <span className="tool-ink-bar" style={current?.startsWith('#') ? { background: current } : undefined} />
    </span>
  );
}

function ColourDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const editor = useEditor();
  const current = formatAtSelection(editor).colour;
  const [value, setValue] = useState(current?.startsWith('#') ? current : textColours.blue);
  return (
    <FormDialog
      title={t('tools:colour')}
      onClose={onClose}
      onApply={() => runTool(() => formatText(colour(value)))(editor)}
    >
      <label className="field">
        {t('tools:colourOther')}
        <input type="color" value={value} onChange={(event) => setValue(event.target.value)} />
      </label>
    </FormDialog>
  );
}

/** Word's only highlight colours, in rainbow order. */
const highlightColours: readonly [Highlight, string][] = [
  ['yellow', '#ffff00'],
  ['green', '#00ff00'],
  ['cyan', '#00ffff'],
  ['magenta', '#ff00ff'],
  ['blue', '#0000ff'],
  ['red', '#ff0000'],
  ['darkYellow', '#808000'],
  ['darkGreen', '#008000'],
  ['darkCyan', '#008080'],
  ['darkMagenta', '#800080'],
  ['darkBlue', '#000080'],
  ['lightGray', '#c0c0c0'],
];

export const highlightMenu: BarMenu = {
  id: 'highlight',
  group: 'font',
  name: 'tools:highlight',
  icon: Highlighter,
  entries: ({ editor, t }) => {
    const current = formatAtSelection(editor).highlight;
    const entry = (name: Highlight, value: string): ActionEntry => ({
      kind: 'action',
      id: `highlight-${name}`,
      label: t(`tools:markers.${name}`),
      isRadio: true,
      checked: name === current,
      isEnabled: canEdit(editor),
      style: { background: value },
      run: () => runTool(() => formatText(highlight(name)))(editor),
    });
    const { style: _style, ...none } = entry('none', 'transparent');
    return [
      { kind: 'group', id: 'highlight-none', entries: [none] },
      {
        kind: 'group',
        id: 'highlights',
        columns: 6,
        entries: highlightColours.map(([name, value]) => entry(name, value)),
      },
    ];
  },
};
