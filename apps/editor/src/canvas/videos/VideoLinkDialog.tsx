import { useId, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useEditorContext } from '../state/editor-context.tsx';
import { toLinkAddress } from '../text/link-address.ts';
import { insertVideo } from './insert-video.ts';
import { isWebAddress } from './video-address.ts';

/** Asks for the address of a video and its title. */
export function VideoLinkDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const id = useId();
  const context = useEditorContext();
  const [typedAddress, setTypedAddress] = useState('');
  const [title, setTitle] = useState('');
  const [isChecked, setChecked] = useState(false);
  const link = toLinkAddress(typedAddress);
  const address = link !== null && isWebAddress(link) ? link : null;
  const showsProblem = isChecked && address === null;
  return (
    <FormDialog
      title={t('canvas:video.title')}
      applyLabel={t('canvas:video.insert')}
      isReady={address !== null}
      onNotReady={() => setChecked(true)}
      onApply={() => {
        if (address !== null) insertVideo(context, { address, title: title.trim() });
      }}
      onClose={onClose}
    >
      <div className="field">
        <label htmlFor={id}>{t('canvas:video.address')}</label>
        <input
          id={id}
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={typedAddress}
          aria-invalid={showsProblem}
          aria-describedby={showsProblem ? `${id}-problem` : `${id}-how`}
          onChange={(event) => setTypedAddress(event.target.value)}
        />
        <span id={`${id}-how`}>{t('canvas:video.how')}</span>
        {showsProblem ? (
          <span id={`${id}-problem`} role="alert" className="field-problem">
            {t('canvas:video.problem')}
          </span>
        ) : null}
      </div>
      <TextField label={t('canvas:video.name')} value={title} maxLength={200} onChange={setTitle} />
    </FormDialog>
  );
}
