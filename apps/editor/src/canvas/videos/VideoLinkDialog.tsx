import { useState } from 'react';
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
  const context = useEditorContext();
  const [typedAddress, setTypedAddress] = useState('');
  const [title, setTitle] = useState('');
  const [isChecked, setChecked] = useState(false);
  const link = toLinkAddress(typedAddress);
  const address = link !== null && isWebAddress(link) ? link : null;
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
      <TextField
        label={t('canvas:video.address')}
        value={typedAddress}
        isAddress
        hint={t('canvas:video.how')}
        problem={isChecked && address === null ? t('canvas:video.problem') : null}
        onChange={setTypedAddress}
      />
      <TextField label={t('canvas:video.name')} value={title} maxLength={200} onChange={setTitle} />
    </FormDialog>
  );
}
