import type { Appearance } from '../../appearance.ts';
import type { HostBridge } from '../../frame/host/host-bridge.ts';
import type { HostUi } from '../../frame/host/host-ui.ts';
import { useRegions } from '../../frame/keyboard/use-regions.ts';
import { PageHead } from '../../frame/page/PageHead.tsx';
import { useEditor } from '../editing/editing-context.ts';
import { allKeys } from './all-keys.ts';
import { Bar } from './bar/Bar.tsx';
import { useToolKeys } from './use-tool-keys.ts';

interface Props {
  appearance: Appearance;
  ui: HostUi;
  bridge: HostBridge;
  onClose: (() => void) | null;
}

/** The toolbar of a text. */
export function Tools({ appearance, ui, bridge, onClose }: Props) {
  useToolKeys(allKeys);
  const { view } = useEditor();
  useRegions(
    () => view.dom,
    () => view.focus(),
  );
  return (
    <PageHead {...{ ui, bridge, onClose }}>
      {appearance.showToolbar && ui.showMenubar ? <Bar /> : null}
    </PageHead>
  );
}
