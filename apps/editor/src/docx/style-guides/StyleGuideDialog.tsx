import './style-guides.css';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { useEditor } from '../editing/editing-context.ts';
import { applyGuide } from './apply-guide.ts';
import { type GuideId, guideIds, guides } from './guides.ts';

/** Applies the formatting of a style guide, with a summary of the changes beforehand. */
export function StyleGuideDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const editor = useEditor();
  const lang = useLanguage();
  const [chosen, setChosen] = useState<GuideId | null>(null);
  const isEmpty = editor.view.state.doc.textContent.trim() === '';
  const apply = (): void => {
    if (chosen === null) return;
    const applied = applyGuide(editor, guides[chosen], { t, lang, date: new Date() });
    const toast = showToast({
      text: t('style-guides:applied', { name: t(`style-guides:guide.${chosen}`) }),
      actions: [{ label: t('style-guides:takeBack'), run: applied.undo }],
    });
    // After further edits, undo would revert more than the formatting.
    const unsubscribe = editor.subscribe(() => {
      if (applied.isUnedited()) return;
      unsubscribe();
      toast.close();
    });
  };
  return (
    <FormDialog title={t('style-guides:name')} onClose={onClose} onApply={apply}>
      <p className="style-guides-hint">{t('style-guides:hint')}</p>
      <fieldset className="style-guides-choice">
        <legend className="unseen">{t('style-guides:name')}</legend>
        <Choice label={t('style-guides:keep')} isChosen={chosen === null} onChoose={() => setChosen(null)} />
        {guideIds.map((id) => (
          <Choice
            key={id}
            label={t(`style-guides:guide.${id}`)}
            isChosen={chosen === id}
            onChoose={() => setChosen(id)}
          />
        ))}
      </fieldset>
      {chosen === null ? null : (
        <div role="status">
          <h3>{t('style-guides:changes')}</h3>
          <ul className="style-guides-changes">
            {listChangeKeys(chosen, isEmpty).map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
          </ul>
        </div>
      )}
    </FormDialog>
  );
}

function Choice(props: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <label className="style-guides-radio">
      <input type="radio" name="guide" checked={props.isChosen} onChange={props.onChoose} />
      <span>{props.label}</span>
    </label>
  );
}

/** Keys of the sentences that describe the changes. */
function listChangeKeys(id: GuideId, isEmpty: boolean): string[] {
  return [
    'style-guides:change.text',
    'style-guides:change.page',
    `style-guides:change.header.${guides[id].header === 'number' ? 'number' : 'name'}`,
    `style-guides:change.headings.${id}`,
    `style-guides:change.sources.${id}`,
    isEmpty ? `style-guides:change.block.${id}` : 'style-guides:change.own',
  ];
}
