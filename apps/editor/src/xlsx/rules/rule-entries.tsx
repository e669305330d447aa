import type { ActionEntry } from '../../ui/menu/menu-entries.ts';
import type { ToolContext } from '../editing/tool.ts';
import { RuleDialog } from './RuleDialog.tsx';
import { RulesDialog } from './RulesDialog.tsx';
import { ValidationDialog } from './ValidationDialog.tsx';

/** Menu entries for the rules of a sheet. */
export function createRuleEntries({ page, sheetView, t }: ToolContext): ActionEntry[] {
  const close = (): void => page.showDialog(null);
  const showRules = (): void =>
    page.showDialog(<RulesDialog key="rules" onEdit={showRule} onClose={close} />);
  const hasRules = sheetView.sheet.conditionalRules.length > 0;
  // The first rule is not written over a list: there is nothing to go back to.
  const showRule = (index: number | null): void =>
    page.showDialog(
      <RuleDialog key={`rule-${index}`} index={index} onClose={hasRules ? showRules : close} />,
    );
  return [
    {
      kind: 'action',
      id: 'conditional-rules',
      label: t('rules:open'),
      run: () => (hasRules ? showRules() : showRule(null)),
    },
    {
      kind: 'action',
      id: 'validation',
      label: t('rules:openValidation'),
      run: () => page.showDialog(<ValidationDialog onClose={close} />),
    },
  ];
}
