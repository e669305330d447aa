import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { keyName } from '../../ui/toolbar/key-names.ts';
import { useEditing } from '../editing/editing-context.ts';
import { writingHint } from './plugins/leave-text.ts';

/** How to leave the text by keyboard: read by screen readers, and visible after entering it with Tab. */
export function WritingHint() {
  const t = useTexts();
  const { view } = useEditing();
  const [isSeen, setSeen] = useState(false);
  // Synchronises with the focus: a keyup without a keydown in the text means that the key moved the focus here.
  useEffect(() => {
    let hasCome = false;
    const come = (): void => {
      hasCome = true;
    };
    const press = (): void => {
      hasCome = false;
      setSeen(false);
    };
    const release = ({ key }: KeyboardEvent): void => {
      if (hasCome && (key === 'Tab' || key === 'F6')) setSeen(true);
    };
    const events = { focus: come, keydown: press, keyup: release, blur: press } as const;
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
    <p id={writingHint} className={isSeen ? 'writing-hint' : 'unseen'}>
      {t('tools:hint', { tools: keyName('Alt-F10', t), help: keyName('F1', t) })}
    </p>
  );
}
