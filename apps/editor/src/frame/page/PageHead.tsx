import type { ReactNode } from 'react';
import { useTexts } from '../../i18n.ts';
import type { HostBridge } from '../host/host-bridge.ts';
import type { HostUi } from '../host/host-ui.ts';
import { HostButtons, listHostButtons } from './HostButtons.tsx';

interface Props {
  ui: HostUi;
  bridge: HostBridge;
  /** Null if the host closes the page itself. */
  onClose: (() => void) | null;
  /** The toolbar; null if the host hides it. */
  children: ReactNode;
}

/** Above the document, or below it on phones: the toolbar, and the host's buttons. */
export function PageHead({ ui, bridge, onClose, children }: Props) {
  const t = useTexts();
  if (children === null && listHostButtons(ui).length === 0 && onClose === null) return null;
  return (
    // The page around the frame has the banner.
    <section className="tools" aria-label={t('menusAndTools')}>
      {children}
      <div className="host-buttons">
        <HostButtons {...{ ui, bridge, onClose }} />
      </div>
    </section>
  );
}
