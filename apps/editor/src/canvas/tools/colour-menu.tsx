import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import type { ActionEntry, MenuEntry } from '../../ui/menu/menu-entries.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import { colours } from './colours.ts';

interface ColourChoice {
  id: string;
  /** Null for no colour, undefined if the selection has several. */
  current: string | null | undefined;
  hasNone: boolean;
  onChoose: (colour: string | null) => void;
}

export function createColourEntries(
  { id, current, hasNone, onChoose }: ColourChoice,
  context: EditorContext,
  t: TFunction,
): readonly MenuEntry[] {
  const noColourEntry: MenuEntry[] = hasNone
    ? [
        {
          kind: 'action',
          id: `${id}-none`,
          label: t('canvas:colour.none'),
          isRadio: true,
          checked: current === null,
          run: () => onChoose(null),
        },
      ]
    : [];
  const sampleEntries = Object.entries(colours).map(
    ([name, value]): ActionEntry => ({
      kind: 'action',
      id: `${id}-${name}`,
      label: t(`canvas:colour.${name}`),
      isRadio: true,
      checked: value === current,
      style: { background: value },
      run: () => onChoose(value),
    }),
  );
  return [
    ...noColourEntry,
    { kind: 'group', id: `${id}-colours`, columns: 7, entries: sampleEntries },
    {
      kind: 'action',
      id: `${id}-other`,
      label: t('canvas:colour.other'),
      run: () =>
        context.showDialog(
          <ColourDialog
            initialColour={current ?? colours.blue}
            onChoose={onChoose}
            onClose={() => context.showDialog(null)}
          />,
        ),
    },
  ];
}

function ColourDialog({
  initialColour,
  onChoose,
  onClose,
}: {
  initialColour: string;
  onChoose: (colour: string) => void;
  onClose: () => void;
}) {
  const t = useTexts();
  const [value, setValue] = useState(initialColour);
  return (
    <FormDialog title={t('canvas:colour.title')} onApply={() => onChoose(value)} onClose={onClose}>
      <label className="field">
        {t('canvas:colour.other')}
        <input type="color" value={value} onChange={(event) => setValue(event.target.value)} />
      </label>
    </FormDialog>
  );
}
