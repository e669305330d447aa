import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { TFunction } from 'i18next';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { IconMenu, type MenuEntry } from '../../../ui/icon-menu.tsx';
import {
  CenterFocusStrongOutlinedIcon,
  DownloadOutlinedIcon,
  FullscreenExitIcon,
  FullscreenIcon,
  HistoryIcon,
  MoreVertIcon,
  ViewSidebarOutlinedIcon,
} from '../../../ui/icons/index.ts';

export interface Tools {
  downloads: readonly MenuEntry[];
  isDownloading: boolean;
  /** Null if the file has no version history. */
  onVersions: (() => void) | null;
  onFocus: () => void;
  /** Ref of the focus mode button, which gets the focus back afterwards. */
  focusButton: Ref<HTMLButtonElement> | undefined;
  fullScreen: { isOn: boolean; isSupported: boolean; toggle: () => void };
  isPanelOpen: boolean;
  onPanel: () => void;
  /** Number of unread feedback items in the panel. */
  unread: number;
}

function panelLabel(unread: number, t: TFunction<'workspace'>): string {
  return unread === 0 ? t('panel.toggle') : t('panel.unread', { count: unread });
}

/** Tool buttons side by side. */
export function WorkspaceTools({ tools }: { tools: Tools }) {
  const { t } = useTranslation('workspace');
  const { fullScreen } = tools;
  return (
    <div style={{ display: 'flex', flexShrink: 0 }}>
      {tools.onVersions !== null && (
        <Tool label={t('versions')} icon={<HistoryIcon />} onClick={tools.onVersions} />
      )}
      <IconMenu
        label={t('download.title')}
        icon={<DownloadOutlinedIcon />}
        groups={[tools.downloads]}
        isBusy={tools.isDownloading}
      />
      <Tool
        label={t('focus.begin')}
        icon={<CenterFocusStrongOutlinedIcon />}
        onClick={tools.onFocus}
        ref={tools.focusButton}
      />
      {fullScreen.isSupported && (
        <Tool
          label={fullScreen.isOn ? t('fullScreen.end') : t('fullScreen.begin')}
          icon={fullScreen.isOn ? <FullscreenExitIcon /> : <FullscreenIcon />}
          onClick={fullScreen.toggle}
        />
      )}
      <Tool
        label={panelLabel(tools.unread, t)}
        icon={
          <Badge badgeContent={tools.unread} color="secondary">
            <ViewSidebarOutlinedIcon color={tools.isPanelOpen ? 'primary' : 'inherit'} />
          </Badge>
        }
        onClick={tools.onPanel}
        isExpanded={tools.isPanelOpen}
      />
    </div>
  );
}

/** The tools in one menu, if there is too little room. */
export function WorkspaceToolsMenu({ tools }: { tools: Tools }) {
  const { t } = useTranslation('workspace');
  const { fullScreen, onVersions } = tools;
  const text: MenuEntry[] = [
    {
      id: 'panel',
      label: panelLabel(tools.unread, t),
      icon: <ViewSidebarOutlinedIcon />,
      onSelect: tools.onPanel,
    },
    ...(onVersions === null
      ? []
      : [{ id: 'versions', label: t('versions'), icon: <HistoryIcon />, onSelect: onVersions }]),
  ];
  const downloads = tools.downloads.map((entry) => ({
    ...entry,
    label: t('download.as', { format: entry.label }),
  }));
  const view: MenuEntry[] = [
    {
      id: 'focus',
      label: t('focus.begin'),
      icon: <CenterFocusStrongOutlinedIcon />,
      onSelect: tools.onFocus,
    },
  ];
  if (fullScreen.isSupported) {
    view.push({
      id: 'fullScreen',
      label: fullScreen.isOn ? t('fullScreen.end') : t('fullScreen.begin'),
      icon: fullScreen.isOn ? <FullscreenExitIcon /> : <FullscreenIcon />,
      onSelect: fullScreen.toggle,
    });
  }
  return (
    <IconMenu
      label={t('more')}
      icon={<MoreVertIcon />}
      groups={[text, downloads, view]}
      isBusy={tools.isDownloading}
    />
  );
}

interface ToolProps {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  isExpanded?: boolean;
  ref?: Ref<HTMLButtonElement> | undefined;
}

function Tool({ label, icon, onClick, isExpanded, ref }: ToolProps) {
  return (
    <Tooltip title={label}>
      <IconButton ref={ref ?? null} onClick={onClick} aria-label={label} aria-expanded={isExpanded}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}
