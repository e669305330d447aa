import { TableSizeDialog } from '../../../ui/TableSizeDialog.tsx';
import { useEditor } from '../../editing/editing-context.ts';
import { runTool } from '../../toolkit/writing-tool.ts';
import { insertTableOfSize } from '../table/insert-table.ts';

/** Inserts a table of a size that is chosen. */
export function TableDialog({ onClose }: { onClose: () => void }) {
  const editor = useEditor();
  return (
    <TableSizeDialog
      onClose={onClose}
      onInsert={(size) =>
        runTool(({ parts }) => insertTableOfSize(size, parts().document.finalSectionProperties))(editor)
      }
    />
  );
}
