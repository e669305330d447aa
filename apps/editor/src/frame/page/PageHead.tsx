import type { ReactNode } from 'react';
import type { HostBridge } from '../host/host-bridge.ts';
import type { HostUi } from '../host/host-ui.ts';
import { HostButtons, hostButtonsOf } from './HostButtons.tsx';

interface Props {
  ui: HostUi;
  bridge: HostBridge;
  /** Null where the host closes the page itself. */
  onClose: (() => void) | null;
  /** The bar of tools; null where the host wants none. */
  children: ReactNode;
}

/** Above the document, on phones below it: its tools, and what the host has put beside them. */
export function PageHead({ ui, bridge, onClose, children }: Props) {
  if (children === null && hostButtonsOf(ui).length === 0 && onClose === null) return null;
  return (
    <header className="tools">
      {children}
      <div className="host-buttons">
        <HostButtons {...{ ui, bridge, onClose }} />
      </div>
    </header>
  );
}
