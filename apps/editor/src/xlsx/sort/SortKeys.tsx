import './sort.css';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../../i18n.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { useSheetView } from '../editing/editing-context.ts';
import { useFormulaLocale } from '../editing/formula-locale.ts';
import { formatColumn } from '../workbook/area.ts';
import type { SortKey } from '../workbook/sort.ts';
import type { Area } from '../workbook/workbook.ts';
import { getColumnTitle } from './sort-range.ts';

/** A sort key being edited: its `id` identifies its row in the dialog, whatever the column. */
export interface KeyDraft extends SortKey {
  id: number;
}

/** Maximum number of columns in the list. */
const maxColumns = 200;

interface Props {
  area: Area;
  /** The header row. */
  header: number | null;
  keys: readonly KeyDraft[];
  onChange: (keys: readonly KeyDraft[]) => void;
}

/** The sort columns, in order of priority. */
export function SortKeys({ area, header, keys, onChange }: Props) {
  const t = useTexts();
  const count = Math.min(maxColumns, area.right - area.left + 1);
  const columns = Array.from({ length: count }, (_, index) => area.left + index);
  const unusedColumn = columns.find((column) => !keys.some((key) => key.column === column));
  return (
    <div className="sort-keys">
      {keys.map((key, index) => (
        <KeyRow
          key={key.id}
          index={index}
          sortKey={key}
          header={header}
          columns={columns.filter((one) => one === key.column || !keys.some(({ column }) => column === one))}
          onChange={(next) => onChange(keys.map((one) => (one === key ? next : one)))}
          onRemove={keys.length === 1 ? null : () => onChange(keys.filter((one) => one !== key))}
        />
      ))}
      {unusedColumn === undefined ? null : (
        <button
          type="button"
          className="sort-add"
          onClick={() =>
            onChange([...keys, { id: createKeyId(keys), column: unusedColumn, isDescending: false }])
          }
        >
          <Plus size={16} aria-hidden />
          {t('sort:add')}
        </button>
      )}
    </div>
  );
}

const createKeyId = (keys: readonly KeyDraft[]): number => Math.max(...keys.map(({ id }) => id)) + 1;

interface RowProps {
  index: number;
  sortKey: KeyDraft;
  header: number | null;
  columns: readonly number[];
  onChange: (key: KeyDraft) => void;
  onRemove: (() => void) | null;
}

function KeyRow({ index: at, sortKey, header, columns, onChange, onRemove }: RowProps) {
  const t = useTexts();
  const lang = useFormulaLocale();
  const view = useSheetView();
  const id = useId();
  const getColumnName = (column: number): string =>
    getColumnTitle(view, { row: header, column, lang }) ?? t('sort:column', { column: formatColumn(column) });
  return (
    <div className="sort-key">
      <div className="field">
        <label htmlFor={`${id}-column`}>{t(at === 0 ? 'sort:by' : 'sort:thenBy')}</label>
        <select
          id={`${id}-column`}
          value={sortKey.column}
          onChange={({ target }) => onChange({ ...sortKey, column: Number(target.value) })}
        >
          {columns.map((column) => (
            <option key={column} value={column}>
              {getColumnName(column)}
            </option>
          ))}
        </select>
      </div>
      <SelectField
        label={t('sort:order')}
        value={sortKey.isDescending ? 'down' : 'up'}
        options={[
          ['up', t('sort:ascending')],
          ['down', t('sort:descending')],
        ]}
        onChange={(order) => onChange({ ...sortKey, isDescending: order === 'down' })}
      />
      {onRemove === null ? null : (
        <button
          type="button"
          className="icon-button"
          aria-label={t('sort:remove', { column: getColumnName(sortKey.column) })}
          onClick={onRemove}
        >
          <X size={18} aria-hidden />
        </button>
      )}
    </div>
  );
}
