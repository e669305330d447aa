import './rules.css';
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { useTexts } from '../../i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useEditing, useSheetView } from '../editing/editing-context.ts';
import { useFormulaLocale } from '../editing/formula-locale.ts';
import type { ConditionalRule } from '../workbook/conditional-rules.ts';
import type { RuleChange } from '../workbook/rule-definitions.ts';
import { describeRule } from './describe-rule.ts';
import { RuleSample } from './RuleDialog.tsx';
import { formatAreas } from './rule-values.ts';

interface Props {
  onEdit: (index: number | null) => void;
  onClose: () => void;
}

/** The conditional formats of a sheet, in the order in which they apply. */
export function RulesDialog({ onEdit, onClose }: Props) {
  const t = useTexts();
  const editing = useEditing();
  const { sheet } = useSheetView();
  const rules = sheet.conditionalRules;
  const change = (next: RuleChange): void => {
    editing.apply({ kind: 'conditionalRule', sheet: sheet.id, change: next });
  };
  return (
    <Dialog
      title={t('rules:title')}
      onClose={onClose}
      actions={
        <button type="button" onClick={() => onEdit(null)} data-first>
          <Plus size={16} aria-hidden />
          {t('rules:add')}
        </button>
      }
    >
      {rules.length === 0 ? <p>{t('rules:empty')}</p> : <p>{t('rules:order')}</p>}
      <ol className="rule-list">
        {rules.map((rule, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place
          <RuleItem key={index} {...{ rule, index, change, onEdit }} isLast={index === rules.length - 1} />
        ))}
      </ol>
    </Dialog>
  );
}

interface ItemProps {
  rule: ConditionalRule;
  index: number;
  isLast: boolean;
  change: (change: RuleChange) => void;
  onEdit: (index: number) => void;
}

function RuleItem({ rule, index, isLast, change, onEdit }: ItemProps) {
  const t = useTexts();
  const lang = useFormulaLocale();
  const name = describeRule(rule, t, lang);
  const colours = rule.condition.kind === 'colourScale' ? rule.condition.colours : null;
  const createButton = (
    act: 'up' | 'down' | 'edit' | 'delete',
    Icon: typeof ArrowUp,
    run: () => void,
    isEnabled = true,
  ) => (
    <button
      type="button"
      className="icon-button"
      aria-label={t(`rules:${act}`, { rule: name })}
      title={t(`rules:${act}`, { rule: name })}
      disabled={!isEnabled}
      onClick={run}
    >
      <Icon size={16} aria-hidden />
    </button>
  );
  return (
    <li>
      <div className="rule-name">
        {colours === null ? (
          <RuleSample style={rule.style} text={t('rules:sample')} />
        ) : (
          <span
            className="scale-sample"
            aria-hidden="true"
            style={{ background: `linear-gradient(to right, ${colours.map((one) => `#${one}`).join()})` }}
          />
        )}
        <span>
          <strong dir="auto">{name}</strong>
          <span>{formatAreas(rule.areas)}</span>
          {rule.definition === null ? <span>{t('rules:notEditable')}</span> : null}
        </span>
      </div>
      <div className="rule-actions">
        {createButton('up', ArrowUp, () => change({ act: 'move', index, to: index - 1 }), index > 0)}
        {createButton('down', ArrowDown, () => change({ act: 'move', index, to: index + 1 }), !isLast)}
        {createButton('edit', Pencil, () => onEdit(index), rule.definition !== null)}
        {createButton('delete', Trash2, () => change({ act: 'remove', index }))}
      </div>
    </li>
  );
}
