import type { TaskGoal } from '@redraft/wopi';
import { SaveStatus } from '../../frame/page/SaveStatus.tsx';
import type { SaveState } from '../../frame/saving/save-loop.ts';
import { useTexts } from '../../i18n.ts';
import { FixedWidthText } from '../../ui/FixedWidthText.tsx';
import { ModeChip } from '../review/ModeChip.tsx';
import { ZoomMenu } from '../tools/view/ZoomMenu.tsx';
import { WordCount } from '../tools/words/WordCount.tsx';
import { usePages } from '../view/pages/use-pages.ts';

interface Props {
  state: SaveState | 'viewOnly';
  goal: TaskGoal | null;
  /** The host may hide everything but the save state. */
  showsAll?: boolean;
}

/**
 * Below the text: word count, save state, page number and zoom. Values that change during typing grow into the free middle, so that their neighbours
 * do not move.
 */
export function StatusLine({ state, goal, showsAll = true }: Props) {
  const t = useTexts();
  return (
    <footer className="status-line" data-region="status">
      <span className="status-start">{showsAll ? <WordCount goal={goal} /> : null}</span>
      <ModeChip />
      <span className="status-end">
        {state === 'viewOnly' ? (
          <span className="view-only">{t('viewOnly')}</span>
        ) : (
          <SaveStatus state={state} />
        )}
        {showsAll ? (
          <>
            <PageNumber />
            <ZoomMenu />
          </>
        ) : null}
      </span>
    </footer>
  );
}

/** Typical texts have fewer pages: up to here the width of the number stays constant. */
const manyPages = { page: 88, pages: 88 };

/** The continuous layout has no page numbers. */
function PageNumber() {
  const t = useTexts();
  const isFlow = usePages((pages) => pages.layout() === 'flow');
  const page = usePages((pages) => pages.caretPage());
  const pages = usePages((all) => all.pageCount());
  if (isFlow) return null;
  return (
    <span className="wide-only">
      <FixedWidthText possibleTexts={[t('tools:pageOf', manyPages)]}>
        {t('tools:pageOf', { page, pages })}
      </FixedWidthText>
    </span>
  );
}
