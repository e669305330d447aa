import { useTexts } from '../../i18n.ts';
import type { HostUi } from '../host/host-ui.ts';

/** Covers the page while the host is busy. */
export function Busy({ ui }: { ui: HostUi }) {
  const t = useTexts();
  if (ui.busy === null) return null;
  return (
    <div className="busy" role="status">
      {ui.busy || t('busy')}
    </div>
  );
}
