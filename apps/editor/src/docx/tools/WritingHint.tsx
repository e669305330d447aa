import { useEffect, useState } from 'react';
import { getPageDirection, useTexts } from '../../i18n.ts';
import { formatShortcut } from '../../ui/toolbar/key-names.ts';
import { useEditor } from '../editing/editing-context.ts';
import { writingHintId } from './plugins/leave-text.ts';

/** How to leave the text by keyboard: read by screen readers, and visible after entering it with Tab. */
export function WritingHint() {
  const t = useTexts();
  const { view } = useEditor();
  const [isVisible, setVisible] = useState(false);
  // Synchronises with the focus: a keyup without a keydown in the text means that the key moved the focus here.
  useEffect(() => {
    let hasJustFocused = false;
    const onFocus = (): void => {
      hasJustFocused = true;
    };
    const onKeyDown = (): void => {
      hasJustFocused = false;
      setVisible(false);
    };
    const onKeyUp = ({ key }: KeyboardEvent): void => {
      if (hasJustFocused && (key === 'Tab' || key === 'F6')) setVisible(true);
    };
    const events = { focus: onFocus, keydown: onKeyDown, keyup: onKeyUp, blur: onKeyDown } as const;
    view.dom.addEventListener('focus', events.focus);
    view.dom.addEventListener('keydown', events.keydown);
    view.dom.addEventListener('keyup', events.keyup);
    view.dom.addEventListener('blur', events.blur);
    return () => {
      view.dom.removeEventListener('focus', events.focus);
      view.dom.removeEventListener('keydown', events.keydown);
      view.dom.removeEventListener('keyup', events.keyup);
      view.dom.removeEventListener('blur', events.blur);
    };
  }, [view]);
  return (
    <p id={writingHintId} dir={getPageDirection()} className={isVisible ? 'writing-hint' : 'unseen'}>
      {t('tools:hint', { tools: formatShortcut('Alt-F10', t), help: formatShortcut('F1', t) })}
    </p>
  );
}
