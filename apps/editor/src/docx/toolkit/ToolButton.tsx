import { useTexts } from '../../i18n.ts';
import { ToolbarButton } from '../../ui/toolbar/ToolbarButton.tsx';
import { useEditor } from '../editing/editing-context.ts';
import { usePageActions, usePageUiState } from './page-actions.tsx';
import { useThrottledValue } from './throttled-value.ts';
import type { Tool } from './tool.ts';

/** A text tool in the toolbar. */
export function ToolButton({ tool }: { tool: Tool }) {
  const t = useTexts();
  const page = usePageActions();
  usePageUiState();
  const isEnabled = useThrottledValue((editor) => tool.isEnabled?.(editor, page) ?? true);
  const isActive = useThrottledValue((editor) => tool.isActive?.(editor, page) ?? null);
  const editor = useEditor();
  const { id, icon, keys } = tool;
  return (
    <ToolbarButton
      {...{ id, icon, keys, isEnabled, isActive }}
      label={t(tool.name)}
      run={() => tool.run(editor, page)}
    />
  );
}
