import { useTexts } from '../../i18n.ts';
import { ToolbarButton } from '../../ui/toolbar/ToolbarButton.tsx';
import { useEditing } from '../editing/editing-context.ts';
import { usePageActions, usePageUiState } from './page-actions.tsx';
import { useThrottledValue } from './throttled-value.ts';
import type { Tool } from './tool.ts';

/** A text tool in the toolbar. */
export function ToolButton({ tool }: { tool: Tool }) {
  const t = useTexts();
  const page = usePageActions();
  usePageUiState();
  const isEnabled = useThrottledValue((editing) => tool.isEnabled?.(editing, page) ?? true);
  const isActive = useThrottledValue((editing) => tool.isActive?.(editing, page) ?? null);
  const editing = useEditing();
  const { id, icon, keys } = tool;
  return (
    <ToolbarButton
      {...{ id, icon, keys, isEnabled, isActive }}
      label={t(tool.name)}
      run={() => tool.run(editing, page)}
    />
  );
}
