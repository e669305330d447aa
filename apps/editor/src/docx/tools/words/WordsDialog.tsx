import type { TaskGoal } from '@redraft/wopi';
import { useTexts } from '../../../i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useEditor } from '../../editing/editing-context.ts';
import { getPages } from '../../view/pages/page-slots.ts';
import { formatGoal, formatTemplateWords } from './goal.ts';
import { countOwnText } from './own-words.ts';
import { countDocument, countSelection, type TextCount } from './word-count.ts';

const rows = ['words', 'characters', 'withoutSpaces', 'paragraphs'] as const;

/** Length of the text and of the selection. */
export function WordsDialog({ goal, onClose }: { goal: TaskGoal | null; onClose: () => void }) {
  const t = useTexts();
  const { view, viewKind, parts } = useEditor();
  const { doc, selection } = view.state;
  const total = countDocument(doc, parts());
  const own = goal === null ? null : countOwnText(doc, parts(), goal.template);
  const selected = selection.empty ? null : countSelection(doc, selection);
  const cell = (count: TextCount, row: (typeof rows)[number]) => (
    <td>{t('tools:number', { value: count[row] })}</td>
  );
  return (
    <Dialog title={t('tools:words.name')} onClose={onClose}>
      <table className="counts">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('tools:words.inText')}</th>
            {selected === null ? null : <th scope="col">{t('tools:words.inSelection')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`tools:words.${row}`)}</th>
              {cell(total, row)}
              {selected === null ? null : cell(selected, row)}
            </tr>
          ))}
          {viewKind() === 'plain' ? null : (
            <tr>
              <th scope="row">{t('tools:words.pages')}</th>
              <td>{t('tools:number', { value: getPages(view).pageCount() })}</td>
              {selected === null ? null : <td />}
            </tr>
          )}
        </tbody>
      </table>
      {goal === null || own === null ? null : (
        <p>
          {t('tools:words.goal', { goal: formatGoal(own.words, goal, t) })}{' '}
          {formatTemplateWords(own.templateWords, t)}
        </p>
      )}
    </Dialog>
  );
}
