import { useTranslation } from 'react-i18next';
import { IconMenu } from '../../ui/icon-menu.tsx';
import {
  FormatListBulletedIcon,
  KeyboardDoubleArrowLeftIcon,
  KeyboardDoubleArrowRightIcon,
} from '../../ui/icons/index.ts';
import { describeMarker } from './describe-marker.ts';
import { JumpButton } from './jump-button.tsx';
import { MarkerIcon } from './marker-icon.tsx';
import { findNeighbour, type Marker } from './markers.ts';

interface Props {
  markers: readonly Marker[];
  current: number;
  zone: string;
  onSeek: (version: number) => void;
}

/** Buttons to the previous and next marker, and a list of all. */
export function MarkerButtons({ markers, current, zone, onSeek }: Props) {
  const { t } = useTranslation(['rewind', 'process-record']);
  if (markers.length === 0) return null;
  const steps = [
    { direction: -1, label: t('markers.previous'), Icon: KeyboardDoubleArrowLeftIcon },
    { direction: 1, label: t('markers.next'), Icon: KeyboardDoubleArrowRightIcon },
  ] as const;
  return (
    <>
      {steps.map(({ direction, label, Icon }) => (
        <JumpButton
          key={direction}
          label={label}
          to={findNeighbour(markers, current, direction)}
          onSeek={onSeek}
        >
          <Icon />
        </JumpButton>
      ))}
      <IconMenu
        label={t('markers.list')}
        icon={<FormatListBulletedIcon />}
        showsLongTexts
        groups={[
          markers.map((marker) => ({
            id: marker.key,
            label: describeMarker(marker, t, zone),
            icon: <MarkerIcon kind={marker.kind} />,
            onSelect: () => onSeek(marker.save),
          })),
        ]}
      />
    </>
  );
}
