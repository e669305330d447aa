import type { TaskGoal } from '@redraft/wopi';
import { SaveStatus } from '../../frame/page/SaveStatus.tsx';
import type { SaveState } from '../../frame/saving/save-loop.ts';
import { useTexts } from '../../i18n.ts';
import { Steady } from '../../ui/Steady.tsx';
import { ModeChip } from '../review/ModeChip.tsx';
import { ZoomMenu } from '../tools/view/ZoomMenu.tsx';
import { WordCount } from '../tools/words/WordCount.tsx';
import { usePages } from '../view/pages/use-pages.ts';

interface Props {
  state: SaveState | 'viewOnly';
  goal: TaskGoal | null;
  /** The host may do without all of it but where the words are. */
  isWhole?: boolean;
}

/**
 * Under the text: how many words, where they are, on which page, and how large. What changes while somebody writes grows into the free middle,
 * so that nothing beside it moves.
 */
export function StatusLine({ state, goal, isWhole = true }: Props) {
  const t = useTexts();
  return (
    <footer className="status-line" data-region="status">
      <span className="status-start">{isWhole ? <WordCount goal={goal} /> : null}</span>
      <ModeChip />
      <span className="status-end">
        {state === 'viewOnly' ? (
          <span className="view-only">{t('viewOnly')}</span>
        ) : (
          <SaveStatus state={state} />
        )}
        {isWhole ? (
          <>
            <PageNumber />
            <ZoomMenu />
          </>
        ) : null}
      </span>
    </footer>
  );
}

/** Students' texts have fewer: until then the width of the number stays. */
const manyPages = { page: 88, pages: 88 };

/** On one endless page there is nothing to count. */
function PageNumber() {
  const t = useTexts();
  const isFlow = usePages((pages) => pages.layout() === 'flow');
  const page = usePages((pages) => pages.caretPage());
  const pages = usePages((all) => all.pageCount());
  if (isFlow) return null;
  return (
    <span className="wide-only">
      <Steady among={[t('tools:pageOf', manyPages)]}>{t('tools:pageOf', { page, pages })}</Steady>
    </span>
  );
}
