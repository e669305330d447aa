import { Busy } from '../../frame/page/Busy.tsx';
import type { OpenedPageProps } from '../../frame/page/document-kind.ts';
import { Notices } from '../../frame/page/Notices.tsx';
import { useTexts } from '../../i18n.ts';
import type { Edit } from '../document/edits.ts';
import type { Editing } from '../editing/editing.ts';
import { FindStrip } from '../find/FindStrip.tsx';
import { PanelPlace } from '../panels/PanelPlace.tsx';
import { PageActsProvider } from '../tools/page-acts.tsx';
import { Tools } from '../tools/Tools.tsx';
import { WritingHint } from '../tools/WritingHint.tsx';
import { createPagePlugins } from '../view/page-plugins.ts';
import type { TextWorker } from '../worker/start-worker.ts';
import type { SentDocument } from '../worker/text-work.ts';
import { fetchLateParts } from './fetch-late-parts.ts';
import { StatusLine } from './StatusLine.tsx';
import { TextPlace } from './TextPlace.tsx';
import { textSurface } from './text-surface.ts';
import { UnshownNotice } from './UnshownNotice.tsx';

/** The page of a text: its tools, its paper, what stands beside and under it. */
export function TextPage(props: OpenedPageProps<Edit, SentDocument, TextWorker>) {
  const {
    document,
    access,
    state,
    writing,
    worker,
    lang,
    appearance,
    bridge,
    ui,
    takeAlong,
    onReady,
    onClose,
  } = props;
  const t = useTexts();
  const { facts } = document;
  const begin = (editing: Editing): void => {
    fetchLateParts();
    onReady(textSurface(editing));
  };
  return (
    <TextPlace
      options={() => ({
        document: document.content,
        canWrite: document.access.mode === 'edit',
        author: facts.userFriendlyName,
        label: t('textOf', { title: facts.title }),
        lang,
        onEdit: writing.take,
        plugins: createPagePlugins,
      })}
      onReady={begin}
    >
      {(text) => (
        <PageActsProvider takeAlong={takeAlong}>
          <div className="page" data-mode={access.mode} data-copy={!facts.disableCopy}>
            <Tools appearance={appearance} ui={ui} bridge={bridge} onClose={onClose} />
            <Notices opened={props}>
              {(openOriginal) => <UnshownNotice {...{ worker, lang, openOriginal }} />}
            </Notices>
            <div className="work">
              <main className="desk">
                <h1 className="unseen">{facts.title}</h1>
                <WritingHint />
                {text}
              </main>
              <FindStrip />
              <PanelPlace />
            </div>
            <StatusLine
              state={access.mode === 'edit' ? state : 'viewOnly'}
              goal={ui.wordGoal}
              isWhole={appearance.showStatusBar}
            />
            <Busy ui={ui} />
          </div>
        </PageActsProvider>
      )}
    </TextPlace>
  );
}
