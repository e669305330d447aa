import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import type { ActionEntry, MenuEntry } from '../../ui/menu/menu-entries.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import { colours } from './colours.ts';

interface Choice {
  id: string;
  /** Null for no colour, undefined if the selection has several. */
  shown: string | null | undefined;
  hasNone: boolean;
  choose: (colour: string | null) => void;
}

export function colourEntries(
  { id, shown, hasNone, choose }: Choice,
  context: EditorContext,
  t: TFunction,
): readonly MenuEntry[] {
  const none: MenuEntry[] = hasNone
    ? [
        {
          kind: 'action',
          id: `${id}-none`,
          label: t('canvas:colour.none'),
          isRadio: true,
          checked: shown === null,
          run: () => choose(null),
        },
      ]
    : [];
  const samples = Object.entries(colours).map(
    ([name, value]): ActionEntry => ({
      kind: 'action',
      id: `${id}-${name}`,
      label: t(`canvas:colour.${name}`),
      isRadio: true,
      checked: value === shown,
      style: { background: value },
      run: () => choose(value),
    }),
  );
  return [
    ...none,
    { kind: 'group', id: `${id}-colours`, columns: 7, entries: samples },
    {
      kind: 'action',
      id: `${id}-other`,
      label: t('canvas:colour.other'),
      run: () =>
        context.showDialog(
          <ColourDialog
            begin={shown ?? colours.blue}
            choose={choose}
            onClose={() => context.showDialog(null)}
          />,
        ),
    },
  ];
}

function ColourDialog({
  begin,
  choose,
  onClose,
}: {
  begin: string;
  choose: (colour: string) => void;
  onClose: () => void;
}) {
  const t = useTexts();
  const [value, setValue] = useState(begin);
  return (
    <FormDialog title={t('canvas:colour.title')} onApply={() => choose(value)} onClose={onClose}>
      <label className="field">
        {t('canvas:colour.other')}
        <input type="color" value={value} onChange={(event) => setValue(event.target.value)} />
      </label>
    </FormDialog>
  );
}
