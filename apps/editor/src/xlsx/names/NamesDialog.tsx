import './names.css';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useEditing, useSheetView } from '../editing/editing-context.ts';
import { selectArea } from '../editing/workbook-editing.ts';
import {
  findReferencedRange,
  formatFixedRange,
  isValidName,
  listVisibleNames,
} from '../workbook/defined-names.ts';
import type { DefinedName } from '../workbook/workbook.ts';

/** The named ranges of the workbook: go to one, add and delete. */
export function NamesDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const editing = useEditing();
  const { workbook, canWrite } = useSheetView();
  const names = listVisibleNames(workbook);
  return (
    <Dialog title={t('names:title')} onClose={onClose}>
      {names.length === 0 ? <p>{t('names:empty')}</p> : null}
      <ul className="name-list">
        {names.map((one) => (
          <NameItem key={`${one.name} ${one.sheet}`} definedName={one} onClose={onClose}>
            {canWrite && one.sheet === null ? (
              <button
                type="button"
                className="icon-button"
                aria-label={t('names:delete', { name: one.name })}
                title={t('names:delete', { name: one.name })}
                onClick={() => editing.apply({ kind: 'name', name: one.name, formula: null })}
              >
                <Trash2 size={16} aria-hidden />
              </button>
            ) : null}
          </NameItem>
        ))}
      </ul>
      {canWrite ? <AddName /> : null}
    </Dialog>
  );
}

interface ItemProps {
  definedName: DefinedName;
  onClose: () => void;
  children: React.ReactNode;
}

function NameItem({ definedName, onClose, children }: ItemProps) {
  const editing = useEditing();
  const { workbook, sheet } = useSheetView();
  const { name, formula } = definedName;
  const range = findReferencedRange(workbook, sheet, formula);
  const goTo = (): void => {
    if (range === null) return;
    editing.showSheet(range.sheet.id);
    selectArea(editing, range.area);
    onClose();
  };
  return (
    <li>
      <button type="button" className="name-button" disabled={range === null} onClick={goTo}>
        <strong dir="auto">{name}</strong>
        <span dir="auto">{formula}</span>
      </button>
      {children}
    </li>
  );
}

function AddName() {
  const t = useTexts();
  const id = useId();
  const editing = useEditing();
  const { workbook, sheet, area } = useSheetView();
  const [name, setName] = useState('');
  const [range, setRange] = useState(() => formatFixedRange(sheet, area));
  const [wasTried, setTried] = useState(false);
  const found = findReferencedRange(workbook, sheet, range);
  const problem = !isValidName(name) ? 'name' : found === null ? 'range' : null;
  const fields = [
    ['name', name, setName],
    ['range', range, setRange],
  ] as const;
  return (
    <form
      noValidate
      className="form name-form"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (problem !== null || found === null) return;
        editing.apply({ kind: 'name', name, formula: formatFixedRange(found.sheet, found.area) });
        setName('');
        setTried(false);
      }}
    >
      {fields.map(([field, value, setValue]) => {
        const isInvalid = wasTried && problem === field;
        return (
          <div key={field} className="field">
            <label htmlFor={`${id}-${field}`}>{t(`names:${field}`)}</label>
            <input
              id={`${id}-${field}`}
              type="text"
              dir="auto"
              autoComplete="off"
              spellCheck={false}
              value={value}
              aria-invalid={isInvalid}
              aria-describedby={isInvalid ? `${id}-problem` : undefined}
              onChange={({ target }) => setValue(target.value)}
            />
          </div>
        );
      })}
      {wasTried && problem !== null ? (
        <p id={`${id}-problem`} role="alert" className="field-problem">
          {t(`names:problems.${problem}`)}
        </p>
      ) : null}
      <button type="submit">{t('names:add')}</button>
    </form>
  );
}
