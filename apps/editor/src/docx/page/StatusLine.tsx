import type { WordGoal } from '@redraft/wopi';
import { SaveStatus } from '../../frame/page/SaveStatus.tsx';
import type { SaveState } from '../../frame/saving/save-loop.ts';
import { useTexts } from '../../i18n.ts';
import { ModeChip } from '../review/ModeChip.tsx';
import { ZoomMenu } from '../tools/view/ZoomMenu.tsx';
import { WordCount } from '../tools/words/WordCount.tsx';
import { usePages } from '../view/use-pages.ts';

interface Props {
  state: SaveState | 'viewOnly';
  goal: WordGoal | null;
  /** The host may do without all of it but where the words are. */
  isWhole?: boolean;
}

/** Under the text: where the words are, how many, on which page, and how large. */
export function StatusLine({ state, goal, isWhole = true }: Props) {
  const t = useTexts();
  return (
    <footer className="status-line" data-region="status">
      {state === 'viewOnly' ? (
        <span className="view-only">{t('viewOnly')}</span>
      ) : (
        <SaveStatus state={state} />
      )}
      <ModeChip />
      {isWhole ? (
        <>
          <WordCount goal={goal} />
          <PageNumber />
          <span className="status-end">
            <ZoomMenu />
          </span>
        </>
      ) : null}
    </footer>
  );
}

/** On one endless page there is nothing to count. */
function PageNumber() {
  const t = useTexts();
  const isFlow = usePages((pages) => pages.layout() === 'flow');
  const page = usePages((pages) => pages.caretPage());
  const pages = usePages((all) => all.pageCount());
  return isFlow ? null : <span className="wide-only">{t('tools:pageOf', { page, pages })}</span>;
}
